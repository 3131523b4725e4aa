import { paletteOf } from '../engine/palettes.ts';
import type { LogoSpec } from '../spec.ts';

const icon = (src: string, size: number, purpose?: 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose && { purpose }),
});

/** Names the icons to a browser: W3C, Web Application Manifest. */
export function webManifest(spec: Pick<LogoSpec, 'name' | 'palette' | 'colours'>): string {
  const { bg } = paletteOf(spec);
  const manifest = {
    name: spec.name,
    short_name: spec.name,
    icons: [icon('icon-192.png', 192), icon('icon-512.png', 512), icon('maskable-512.png', 512, 'maskable')],
    theme_color: bg,
    background_color: bg,
    display: 'minimal-ui',
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
