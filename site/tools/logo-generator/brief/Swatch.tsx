import type { Palette } from '#core/tools/logo-generator/engine/palettes.ts';

/** Ground, accent and main colour side by side. */
export function Swatch({ palette: { bg, fg, a, b } }: { palette: Palette }) {
  // A palette whose accent is its own ink or ground shows the other accent in its place.
  const accent = a === fg || a === bg ? b : a;
  return (
    <span className="swatch">
      <i style={{ background: bg }} />
      <i style={{ background: accent }} />
      <i style={{ background: fg }} />
    </span>
  );
}
