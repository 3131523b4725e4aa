import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const UI = new URL('../ui/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const parts = readdirSync(UI).filter((name) => name.endsWith('.css'));
const imported = (entry: string) =>
  [...read(entry).matchAll(/@import '\.\.\/ui\/(.+)'/g)].map(([, name]) => name);

describe('the style sheets', () => {
  it('of signed-in pages hold every part of the interface', () => {
    expect(imported('ui.css').sort()).toEqual(parts.sort());
  });
  it('of static pages hold only parts that exist', () => {
    expect(parts).toEqual(expect.arrayContaining(imported('public.css')));
  });
  it.each(parts)('%s keeps to its layer and to the tokens', (name) => {
    const css = readFileSync(new URL(name, UI), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    expect(css.trim()).toMatch(/^@layer ui \{/);
    // Masks are cut with black: it is never seen.
    expect(css.replaceAll('#000', '')).not.toMatch(/#[0-9a-f]{3,8}\b|rgb\(|hsl\(/i);
  });
});

describe('the typeface', () => {
  const files = [...read('fonts.css').matchAll(/url\(["']?\/fonts\/ui\/([\w-]+\.woff2)/g)].map(
    ([, name]) => name ?? '',
  );
  const at = (name: string) => new URL(`../public/fonts/ui/${name}`, import.meta.url);

  it('is there in every part that the style sheet names, with its licence', () => {
    expect(files).toHaveLength(7);
    for (const name of [...files, 'OFL.txt', 'OFL-newsreader.txt']) expect(existsSync(at(name))).toBe(true);
  });
  it('costs an English page less than 45 kB', () => {
    expect(statSync(at('archivo.woff2')).size).toBeLessThan(45_000);
  });
  it('costs an English article, with the one that is read, less than 60 kB', () => {
    const faces = ['archivo.woff2', 'newsreader.woff2', 'newsreader-italic.woff2'];
    expect(faces.reduce((sum, name) => sum + statSync(at(name)).size, 0)).toBeLessThan(60_000);
  });
  it('has a fallback of the same line height at every width, so that nothing moves when it arrives', () => {
    const faces = [
      ...read('fonts.css').matchAll(
        /Archivo Fallback';[^}]*size-adjust: ([\d.]+)%;\s+ascent-override: ([\d.]+)%;\s+descent-override: ([\d.]+)%/g,
      ),
    ];
    expect(faces).toHaveLength(8);
    for (const [, size, ascent, descent] of faces) {
      expect((Number(size) * Number(ascent)) / 100).toBeCloseTo(87.8, 1);
      expect((Number(size) * Number(descent)) / 100).toBeCloseTo(21, 1);
    }
  });
});
