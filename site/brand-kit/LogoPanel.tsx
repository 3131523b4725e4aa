import Download from 'lucide-react/icons/download';
import type { BrandKit } from '#core/brand-kit.ts';
import { libraryLink } from '#core/library.ts';
import { Badge } from '#site/ui/Badge.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { LOCKUP_TITLES, lockupsOf, type ShownFile, WAY_TITLES } from './kit-files.ts';

/** The logo in every lockup and colour way, each on the ground it is for, and each to be had as SVG. */
export function LogoPanel({ kit }: { kit: BrandKit }) {
  const { generationId, conceptId } = kit.logo;
  return (
    <Panel title={kit.artistName || 'Logo'} id="logo" padded aside={<span>SVG, free to take</span>}>
      <div className="kit-lockups">
        {lockupsOf(kit).map(({ lockup, shown }) => (
          <section key={lockup} aria-label={LOCKUP_TITLES[lockup]}>
            <h3 className="kit-title">{LOCKUP_TITLES[lockup]}</h3>
            <ul className="kit-dresses" data-lockup={lockup}>
              {shown.map((each) => (
                <Dress key={each.way} lockup={LOCKUP_TITLES[lockup]} shown={each} />
              ))}
            </ul>
          </section>
        ))}
        <p className="small muted">
          PNG, PDF, icons, covers, a brand sheet and the licence card come as one ZIP from the{' '}
          <a
            href={`${libraryLink({ type: 'logo', id: generationId })}&concept=${encodeURIComponent(conceptId)}`}
          >
            logo studio
          </a>{' '}
          <Badge kind="pro" />
        </p>
      </div>
    </Panel>
  );
}

function Dress({ lockup, shown: { way, file, ground } }: { lockup: string; shown: ShownFile }) {
  const words = `${lockup}, ${WAY_TITLES[way].toLowerCase()}`;
  return (
    <li className="kit-dress">
      <img src={file.url} alt={words} style={{ background: ground }} loading="lazy" />
      <a className="kit-save" href={`${file.url}&download=1`} download={file.name}>
        <Download className="i i16" aria-hidden="true" />
        <span>
          {WAY_TITLES[way]}
          <span className="sr">, {lockup}, as SVG</span>
        </span>
      </a>
    </li>
  );
}
