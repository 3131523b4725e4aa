import sharp from 'sharp';

/** A booth in stage light, drawn: nobody's photo. JPEG, three wide and two high, of so many pixels across. */
export function stageLight(width: number): Promise<Buffer> {
  const beam = (x: number, turn: number, colour: string): string =>
    `<path d="M${x} -40L${x - 150} 700H${x + 150}Z" fill="${colour}" opacity=".34" transform="rotate(${turn} ${x} 0)" filter="url(#soft)"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${(width * 2) / 3}" viewBox="0 0 900 600">
    <defs>
      <filter id="soft"><feGaussianBlur stdDeviation="22"/></filter>
      <filter id="edge"><feGaussianBlur stdDeviation="1.4"/></filter>
      <filter id="grain"><feTurbulence baseFrequency=".9" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 .55 -.16"/></filter>
      <radialGradient id="glow" cx="62%" cy="42%" r="62%"><stop offset="0" stop-color="#FFB199"/><stop offset=".24" stop-color="#FF4A36"/><stop offset=".6" stop-color="#8E1014"/><stop offset="1" stop-color="#1A0507"/></radialGradient>
    </defs>
    <rect width="900" height="600" fill="url(#glow)"/>
    ${beam(360, 16, '#FF6A4D')}${beam(560, 2, '#FFD0B8')}${beam(760, -18, '#FF3B30')}
    <g fill="#0B0506" filter="url(#edge)">
      <ellipse cx="560" cy="292" rx="44" ry="54"/><path d="M512 292a48 54 0 0 1 96 0" fill="none" stroke="#0B0506" stroke-width="11"/>
      <rect x="502" y="276" width="19" height="42" rx="8"/><rect x="599" y="276" width="19" height="42" rx="8"/>
      <rect x="534" y="330" width="52" height="44"/><path d="M446 470c4-78 48-112 114-112s110 34 114 112z"/>
      <path d="M300 452h560v148H300z"/><path d="M340 436h120v18H340zM664 436h120v18H664z"/>
    </g>
    <rect width="900" height="600" filter="url(#grain)"/>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 84 }).toBuffer();
}
