import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import { useSeen } from '#site/lib/use-seen.ts';
import { BoothTest } from './BoothTest.tsx';
import { DarkRoom } from './DarkRoom.tsx';
import { Place } from './Place.tsx';
import { PlacedLogo } from './PlacedLogo.tsx';
import { Poster } from './Poster.tsx';
import { TShirt } from './TShirt.tsx';
import { useSettled } from './use-settled.ts';
import './places.css';

interface LogoPlacesProps {
  /** The logo as it is now, edits included. */
  spec: LogoSpec;
}

/** Long enough for a slider to come to rest, in milliseconds. */
const REST_MS = 350;

/** Where the logo will be seen, each place at its true proportions. */
export function LogoPlaces({ spec: changing }: LogoPlacesProps) {
  const spec = useSettled(changing, REST_MS);
  const [section, isSeen] = useSeen<HTMLElement>();
  return (
    <section ref={section} className="places" aria-labelledby="places-title">
      <header className="places-head">
        <h2 className="h3" id="places-title">
          Where it will live
        </h2>
        <span className="small muted">Exact sizes</span>
      </header>
      {isSeen && <Scenes spec={spec} />}
    </section>
  );
}

function Scenes({ spec }: LogoPlacesProps) {
  return (
    <>
      <div className="places-grid">
        <Place name="Booth screen" fact="1920 × 1080" className="place-led">
          <PlacedLogo spec={spec} options={{ width: 1920, height: 1080 }} />
        </Place>
        <Place name="Mix cover" fact="3000 × 3000" className="place-cover">
          <PlacedLogo
            spec={spec}
            options={{ width: 1500, height: 1500, room: { width: 0.8, height: 0.72 } }}
          />
        </Place>
        <Place name="Back of the room" fact="Screen 3 m wide" className="place-room">
          <DarkRoom spec={spec} />
        </Place>
        <Place name="Poster" fact="A2, 420 × 594 mm" className="place-poster">
          <Poster spec={spec} />
        </Place>
        <Place name="T-shirt" fact="One colour, 280 mm wide" className="place-shirt">
          <TShirt spec={spec} />
        </Place>
        <Place name="Sticker" fact="60 mm, die-cut" className="place-sticker">
          <PlacedLogo
            spec={spec}
            options={{ lockup: 'symbol', width: 600, height: 600, room: { width: 0.66, height: 0.66 } }}
          />
        </Place>
        <Place name="Booth banner" fact="3000 × 1000 mm" className="place-banner">
          <PlacedLogo
            spec={spec}
            options={{ width: 1500, height: 500, room: { width: 0.62, height: 0.62 } }}
          />
        </Place>
        <Place name="Avatar" fact="64, 40 and 24 px" className="place-avatar">
          {[64, 40, 24].map((size) => (
            <span key={size} className="avatar-circle" style={{ width: size, height: size }}>
              <PlacedLogo
                spec={spec}
                options={{ lockup: 'symbol', width: 96, height: 96, room: { width: 0.62, height: 0.62 } }}
              />
            </span>
          ))}
        </Place>
        <Place name="USB stick" fact="40 × 12 mm" className="place-usb">
          <PlacedLogo
            spec={spec}
            options={{ lockup: 'wordmark', width: 800, height: 240, room: { width: 0.84, height: 0.66 } }}
          />
        </Place>
        <Place name="Gobo" fact="Two colours, mirrored" className="place-gobo">
          <PlacedLogo
            spec={spec}
            options={{ colourWay: 'white', width: 600, height: 600, room: { width: 0.76, height: 0.6 } }}
          />
        </Place>
      </div>
      <BoothTest spec={spec} />
    </>
  );
}
