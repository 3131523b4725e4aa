import { dropLine } from '#core/tools/voice-tag/drop-line.ts';
import type { DropDraft } from '../drop-draft.ts';
import type { DeckSound } from './deck-sound.ts';

/** What lies on the deck, in a line and a line below. */
export function deckTitle(
  sound: DeckSound,
  draft: DropDraft,
  takes: number,
): { title: string; line: string } {
  switch (sound.kind) {
    case 'none':
      return { title: dropLine(draft), line: 'Nothing spoken yet' };
    case 'voice':
      return { title: dropLine(draft), line: 'The voice alone. Preview to hear it treated' };
    case 'take': {
      const { number, made } = sound.entry;
      const drawn = made ? 'drawn from its sound' : 'its sound is made again when you play it';
      return {
        title: dropLine(sound.from),
        line: `Take ${number}${takes > 1 ? ` of ${takes}` : ''}, ${drawn}`,
      };
    }
    case 'stored':
      return { title: dropLine(sound.from), line: 'Finished, drawn from the stored file' };
  }
}
