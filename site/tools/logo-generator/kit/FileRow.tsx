import Copy from 'lucide-react/icons/copy';
import FileText from 'lucide-react/icons/file-text';
import { formatOf, type KitFile, type KitItem, sizeWords } from '#core/tools/logo-generator/kit/kit-file.ts';
import { downloadName } from '#core/tools/logo-generator/kit/kit-items.ts';
import { saveFile } from '#site/lib/save-file.ts';
import { Badge } from '#site/ui/Badge.tsx';
import { Button } from '#site/ui/Button.tsx';
import { useProGate } from '../../shell/gate/use-pro-gate.tsx';
import { svgAddress } from '../editor/svg-address.ts';
import { Failure } from './Failure.tsx';
import { GROUNDS } from './grounds.ts';
import type { MakeKitFile } from './use-kit-files.ts';
import { useMaking } from './use-making.ts';

interface FileRowProps {
  item: KitItem;
  /** A small SVG of it; null for what is written. */
  picture: string | null;
  artist: string;
  makeFile: MakeKitFile;
  /** Why this browser makes no PNG; null where it does. */
  lacksPixels: string | null;
}

const isPixels = ({ kind }: KitFile): boolean => kind === 'png' || kind === 'ico';
const isPro = (file: KitFile): boolean => file.kind === 'written' && file.written === 'licence-card';

/** A vector has any size: it is told only where nothing else has one. */
function sizesOf(files: readonly KitFile[]): string {
  const fixed = files.filter(({ kind }) => kind !== 'svg');
  const sizes = (fixed.length > 0 ? fixed : files).map(sizeWords);
  return [...new Set(sizes.filter(Boolean))].join(' · ');
}

/** One thing of the kit with a button for each of its formats. */
export function FileRow({ item, picture, artist, makeFile, lacksPixels }: FileRowProps) {
  const { title, purpose, look, files } = item;
  const making = useMaking();
  const svg = files.find(({ kind }) => kind === 'svg');
  const ground = look && !look.ground ? GROUNDS[look.colourWay] : null;

  const save = (file: KitFile) =>
    making.make(file.path, `${downloadName(file, artist)} is saved`, async (signal) =>
      saveFile(await makeFile(file, signal), downloadName(file, artist)),
    );
  const copy = (file: KitFile) =>
    making.make('copy', 'SVG copied', async (signal) =>
      navigator.clipboard.writeText(await (await makeFile(file, signal)).text()),
    );

  const proFile = files.find(isPro);
  const { ask, dialog } = useProGate({ gate: 'licence-card', onPro: proFile && (() => save(proFile)) });

  return (
    <li className="kit-row">
      <span
        className="kit-picture"
        data-boxed={ground || !picture ? '' : undefined}
        style={ground ? { background: ground } : undefined}
      >
        {picture ? <img src={svgAddress(picture)} alt="" /> : <FileText className="i" aria-hidden="true" />}
      </span>
      <div className="kit-words">
        <h4>
          {title}
          {proFile && <Badge kind="pro" />}
        </h4>
        <p className="small muted">{purpose}</p>
        <p className="micro num muted">{sizesOf(files)}</p>
      </div>
      <div className="kit-formats">
        {files.map((file) => (
          <Button
            key={file.path}
            size="sm"
            busy={making.busy === file.path}
            onClick={file === proFile ? ask : () => save(file)}
            {...(isPixels(file) && lacksPixels && { disabledReason: lacksPixels })}
          >
            {formatOf(file) === 'WEBMANIFEST' ? 'JSON' : formatOf(file)}
            <span className="sr">
              {' '}
              of {title}
              {files.filter((other) => formatOf(other) === formatOf(file)).length > 1 &&
                `, ${sizeWords(file)}`}
            </span>
          </Button>
        ))}
        {svg && (
          <Button
            size="sm"
            variant="quiet"
            iconOnly
            icon={Copy}
            busy={making.busy === 'copy'}
            onClick={() => copy(svg)}
          >
            {`Copy SVG of ${title}`}
          </Button>
        )}
      </div>
      <p className="kit-said micro muted" role="status">
        {making.done}
      </p>
      {making.failure && <Failure {...making.failure} />}
      {dialog}
    </li>
  );
}
