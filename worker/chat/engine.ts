import { ASSISTANT } from '#core/chat.ts';
import type { Engine, TextModel } from '../providers/ports.ts';

/** Who answers, and where the words go. */
export const chatEngine = (text: TextModel | null): Engine =>
  text?.engine ?? {
    name: `${ASSISTANT}, from the handbook and your account`,
    dataGoes: 'Your words stay on this server',
  };
