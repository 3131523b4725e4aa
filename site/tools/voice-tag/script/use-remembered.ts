import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { DropDraft } from '../drop-draft.ts';
import { drop } from '../studio.ts';
import { remembered } from './remembered.ts';
import { withRemembered } from './respellings.ts';

/** Typing rests this long before words are looked up, in milliseconds: `Nov` is on its way to `Nova`. */
const REST_MS = 300;

/** Brings the respellings that are remembered to the words of the script as they come. */
export function useRemembered({ script, respellings, source }: DropDraft): void {
  const kept = useStore(remembered.$kept, { ssr: 'initial' });
  const declined = useStore(remembered.$declined, { ssr: 'initial' });
  const isRecording = source.kind === 'take';
  useEffect(() => {
    if (isRecording) return;
    const rest = setTimeout(() => {
      const next = withRemembered(respellings, kept, { script, declined });
      if (next !== respellings) drop.change({ respellings: [...next] });
    }, REST_MS);
    return () => clearTimeout(rest);
  }, [script, respellings, kept, declined, isRecording]);
}
