import { Part } from './Part.tsx';

export function TypeParts() {
  return (
    <Part cue="A" title="Type">
      <p className="display">The crew behind the DJ</p>
      <p className="h1">Good evening, Mara</p>
      <p className="h2">Pick one. Everything else puts it on.</p>
      <p className="h3">Drawing twelve logos without drawing one twelve times</p>
      <p className="lede">
        Choose a logo as yours and the press kit, contract, invoice and rider dress themselves.
      </p>
      <p>
        Agreed in writing, paid on time, ready for the tax office. Żuraw, Gdańsk, Łódź, Nuits Électriques.
      </p>
      <p className="label">Line underneath</p>
      <p className="num">€14,400 · Fri 20 Nov · 23:30–02:00 · 128.0 BPM · −12.0 LUFS · 00:02.62</p>
      <p className="small muted">
        Characters, not imitations. Names of real people are refused, with the reason.
      </p>
      <p className="micro muted">Cue is software. 1 credit a message, not counted on trial.</p>
    </Part>
  );
}
