import { openFaces } from '#core/paper/faces.ts';

/** Work that no change of ours touches: fontkit shapes 2,000 words of Inter, each of them new. */
export function shapeWords(files: ReadonlyMap<string, Uint8Array>, round: number): void {
  const [[name, bytes] = ['', new Uint8Array()]] = [...files].filter(([file]) =>
    file.startsWith('inter-latin-400'),
  );
  const faces = openFaces(new Map([[name, bytes]]));
  for (let word = 0; word < 2000; word++) faces.width(name, `w${round}-${word}`, 10);
}
