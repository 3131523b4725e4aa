import { PadGroup } from '#site/ui/PadGroup.tsx';
import { pictureOf, VERSION_IDS, VERSIONS, type Version, versionOf } from './versions.ts';

interface VersionPadsProps {
  /** The stored SVG; null until it is read. */
  svg: string | null;
  value: Version;
  onChange: (version: Version) => void;
}

/** Widths of the small-size check in pixels. */
const SMALL = [32, 16];

/** The versions as pads that show them, and how the two that stand alone hold up small. */
export function VersionPads({ svg, value, onChange }: VersionPadsProps) {
  const picture = (version: Version) => (svg === null ? null : pictureOf(versionOf(svg, version)));
  return (
    <div className="versions">
      <PadGroup
        aria-label="Version"
        columns={4}
        narrowColumns={4}
        value={value}
        onChange={onChange}
        options={VERSION_IDS.map((version) => ({
          value: version,
          label: VERSIONS[version].title,
          title: (
            <>
              <Thumb picture={picture(version)} version={version} />
              <span className="micro">{VERSIONS[version].title}</span>
            </>
          ),
        }))}
      />
      <div className="small-check">
        <span className="small">
          Small sizes <span className="num muted">{SMALL.join(' and ')} px</span>
        </span>
        {(['black', 'white'] as const).map((version) => (
          <span key={version} className="smalls" data-version={version}>
            {SMALL.map((width) => (
              <Thumb key={width} picture={picture(version)} version={version} width={width} />
            ))}
          </span>
        ))}
      </div>
    </div>
  );
}

interface ThumbProps {
  picture: string | null;
  version: Version;
  /** Width in pixels; otherwise as wide as its place. */
  width?: number;
}

function Thumb({ picture, version, width }: ThumbProps) {
  return (
    <span className="thumb" data-version={version} style={width === undefined ? undefined : { width }}>
      {picture && <img src={picture} alt="" width={1200} height={900} />}
    </span>
  );
}
