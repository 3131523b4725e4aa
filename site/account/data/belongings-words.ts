import type { Belongings } from '#core/account-schema.ts';
import { bytesWords } from '#core/size-words.ts';

const counted = (count: number, one: string, many: string): string | null =>
  count === 0 ? null : `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** What goes with an account, line by line; what there is none of is left out. */
export function belongingsWords(belongings: Belongings): string[] {
  const { generations, files, bytes, credits, chatMessages, takes } = belongings;
  const filed = counted(files, 'file', 'files');
  return [
    counted(generations, 'thing you made, with its versions', 'things you made, with all their versions'),
    filed && `${filed}, ${bytesWords(bytes)}`,
    counted(
      takes,
      'recording of your voice, and its consent',
      'recordings of your voice, and their consents',
    ),
    counted(chatMessages, 'message with Cue', 'messages with Cue'),
    counted(credits, 'credit', 'credits'),
    'your profile, brand kit, press kits and contracts you write, sessions, passkeys and this address as a way in',
  ].filter((line) => line !== null);
}
