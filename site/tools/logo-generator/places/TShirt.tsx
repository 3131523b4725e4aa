import { useState } from 'react';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import { PlacedLogo } from './PlacedLogo.tsx';

const CLOTHS = {
  black: { label: 'Black cloth', cloth: '#17181A', seam: '#2C2E31', ink: 'white' },
  white: { label: 'White cloth', cloth: '#EDEDEA', seam: '#CFCFCA', ink: 'black' },
} as const;

type Cloth = keyof typeof CLOTHS;

/** A shirt, laid flat; one press turns the cloth, and the ink with it. */
export function TShirt({ spec }: { spec: LogoSpec }) {
  const [worn, setWorn] = useState<Cloth>('black');
  const other: Cloth = worn === 'black' ? 'white' : 'black';
  const { cloth, seam, ink } = CLOTHS[worn];
  return (
    <div className="shirt">
      <svg viewBox="0 0 400 400" aria-hidden="true">
        <path
          fill={cloth}
          stroke={seam}
          strokeWidth="1.5"
          d="M142 34C156 52 178 60 200 60C222 60 244 52 258 34L306 50C330 58 342 70 350 90L386 170L328 198L306 156V376H94V156L72 198L14 170L50 90C58 70 70 58 94 50Z"
        />
        <g fill="none" stroke={seam} strokeWidth="1.5">
          <path d="M134 36C150 62 176 72 200 72C224 72 250 62 266 36" />
          <path d="M94 156C96 130 96 104 90 76M306 156C304 130 304 104 310 76" />
          <path d="M94 366H306" />
          <path d="M22 162L76 188M378 162L324 188" />
        </g>
      </svg>
      <PlacedLogo
        className="shirt-print"
        spec={spec}
        options={{ colourWay: ink, width: 800, height: 600, room: { width: 1, height: 0.96 } }}
      />
      <button
        type="button"
        className="btn sm shirt-turn"
        aria-label={`Show on ${CLOTHS[other].label.toLowerCase()}`}
        onClick={() => setWorn(other)}
      >
        {other === 'white' ? 'White' : 'Black'}
      </button>
    </div>
  );
}
