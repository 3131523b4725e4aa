import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { type MouseEvent, useState } from 'react';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { Field } from '#site/ui/Field.tsx';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import type { ShownConcept } from './concepts-of.ts';
import { PngError, pngOf } from './export-png.ts';
import { fileName } from './file-name.ts';
import { saveFile } from './save-file.ts';
import type { StoredSvg } from './use-stored-svg.ts';
import { VERSIONS, type Version, versionOf } from './versions.ts';

/** Widths of a PNG in pixels; logos are 4 : 3. */
const WIDTHS = ['1024', '2048', '4096'] as const;
type Width = (typeof WIDTHS)[number];

interface FilesOfConceptProps {
  concept: ShownConcept;
  artist: string;
  version: Version;
  stored: StoredSvg;
}

/** The files of the version on stage: the SVG as it is stored, and PNGs that the browser makes from it. */
export function FilesOfConcept({ concept, artist, version, stored }: FilesOfConceptProps) {
  const [width, setWidth] = useState<Width>('2048');
  const [isDrawing, setIsDrawing] = useState(false);
  const stem = [artist, concept.spec.archetype, VERSIONS[version].inFileName];
  const svg = stored.state === 'ready' ? versionOf(stored.svg, version) : null;
  const wait = stored.state === 'failed' ? 'The file did not load' : 'The file is loading';

  function saveSvg(event: MouseEvent) {
    // Until the text is here the link itself fetches the stored file, under its stored name.
    if (svg === null) return;
    event.preventDefault();
    saveFile(new Blob([svg], { type: 'image/svg+xml' }), fileName(stem, 'svg'));
  }

  async function savePng() {
    if (svg === null) return;
    setIsDrawing(true);
    try {
      saveFile(await pngOf(svg, Number(width)), fileName([...stem, width], 'png'));
    } catch (error) {
      if (!(error instanceof PngError)) throw error;
      showToast({
        tone: 'danger',
        title: 'No PNG',
        text: `${error.message}. Try a smaller size or the SVG.`,
      });
    } finally {
      setIsDrawing(false);
    }
  }

  async function copySvg() {
    if (svg === null) return;
    try {
      await navigator.clipboard.writeText(svg);
      showToast({ tone: 'ok', title: 'SVG copied' });
    } catch {
      showToast({
        tone: 'danger',
        title: 'Not copied',
        text: 'The browser keeps its clipboard closed. Download the SVG.',
      });
    }
  }

  return (
    <div className="files">
      <p className="small">
        {VERSIONS[version].title}: <span className="muted">{VERSIONS[version].hint}</span>
      </p>
      {stored.state === 'failed' && (
        <p className="small danger" role="alert">
          The file did not load.{' '}
          <button type="button" className="link small" onClick={stored.retry}>
            Retry
          </button>
        </p>
      )}
      <Field label="PNG width in pixels" group>
        <PadGroup
          columns={3}
          narrowColumns={3}
          value={width}
          onChange={setWidth}
          options={WIDTHS.map((value) => ({
            value,
            title: <span className="num">{value}</span>,
            label: `${value} pixels`,
          }))}
        />
      </Field>
      <div className="file-row">
        <Button
          href={`${concept.file.url}?download=1`}
          download={fileName(stem, 'svg')}
          icon={Download}
          onClick={saveSvg}
        >
          SVG
        </Button>
        <Button
          icon={Download}
          busy={isDrawing}
          onClick={savePng}
          {...(svg === null && { disabledReason: wait })}
        >
          PNG
        </Button>
        <Button icon={Copy} onClick={copySvg} {...(svg === null && { disabledReason: wait })}>
          Copy SVG
        </Button>
      </div>
    </div>
  );
}
