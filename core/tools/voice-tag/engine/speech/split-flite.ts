import { FLITE } from './flite-layout.ts';
import { splitWasm } from './split-wasm.ts';

/** The files that the whole program is served as: name → bytes. The caller has made sure that it is the one of `FLITE`. */
export function splitFlite(whole: Uint8Array): Map<string, Uint8Array> {
  const parts = Object.entries({ ...FLITE.speakers, ...FLITE.dropped });
  const { engine, cuts } = splitWasm(
    whole,
    parts.map(([name, range]) => ({ name, ...range })),
  );
  const speakers = [...cuts].filter(([name]) => Object.hasOwn(FLITE.speakers, name));
  return new Map([
    ['engine.wasm', engine],
    ...speakers.map(([name, bytes]): [string, Uint8Array] => [`${name}.bin`, bytes]),
  ]);
}
