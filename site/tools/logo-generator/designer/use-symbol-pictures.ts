import { useEffect, useState } from 'react';
import type { SymbolId } from '#core/tools/logo-generator/engine/symbol-names.ts';
import { ask } from './designer.ts';

/** Path data of every symbol in a square of 100 by 100. */
export type SymbolPaths = Readonly<Record<SymbolId, string>>;

export type SymbolPictures =
  | { state: 'loading' }
  | { state: 'ready'; paths: SymbolPaths }
  | { state: 'failed' };

let asked: Promise<SymbolPaths> | null = null;

function symbolPaths(): Promise<SymbolPaths> {
  asked ??= ask('symbols', {});
  asked.catch(() => {
    asked = null;
  });
  return asked;
}

/** The symbols as the designer draws them, once for the page. */
export function useSymbolPictures(): SymbolPictures {
  const [pictures, setPictures] = useState<SymbolPictures>({ state: 'loading' });
  useEffect(() => {
    let isHere = true;
    symbolPaths().then(
      (paths) => isHere && setPictures({ state: 'ready', paths }),
      () => isHere && setPictures({ state: 'failed' }),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return pictures;
}
