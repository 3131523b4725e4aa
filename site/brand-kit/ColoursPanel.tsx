import Copy from 'lucide-react/icons/copy';
import type { BrandKit } from '#core/brand-kit.ts';
import { type ColourFacts, colourFacts } from '#core/tools/logo-generator/kit/colour-facts.ts';
import { copyAndSay } from '#site/lib/copy-and-say.ts';
import { Button } from '#site/ui/Button.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { contrastWords } from './contrast-words.ts';

/** Each colour once: what it is for, its hex to copy, and how readable it is on the ground. */
export function ColoursPanel({ kit }: { kit: BrandKit }) {
  return (
    <Panel title="Colours" id="colours">
      <ul className="rows">
        {colourFacts(kit.colours).map((facts) => (
          <Colour key={facts.hex} {...facts} />
        ))}
      </ul>
    </Panel>
  );
}

const copy = (hex: string) =>
  copyAndSay(hex, { title: `${hex} is copied` }, `This browser does not let us. It is ${hex}.`);

function Colour({ title, hex, rgb, cmyk, contrast }: ColourFacts) {
  return (
    <li className="kit-colour">
      <span className="kit-swatch" style={{ background: hex }} />
      <div>
        <b>{title}</b>
        <span className="kit-ink small muted num">
          <span>RGB {rgb.join(' ')}</span>
          <span>
            CMYK {cmyk.c} {cmyk.m} {cmyk.y} {cmyk.k}
          </span>
        </span>
      </div>
      <span className="small muted">{contrastWords(contrast)}</span>
      <Button size="sm" icon={Copy} aria-label={`Copy ${hex}`} onClick={() => void copy(hex)}>
        <span className="num">{hex}</span>
      </Button>
    </li>
  );
}
