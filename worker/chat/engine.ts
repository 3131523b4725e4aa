import { ASSISTANT } from '#core/chat.ts';
import type { Engine, TextModel } from '../providers/ports.ts';

/** Who answers, and where the words go: a model gets what it answers from with them. */
export function chatEngine(text: TextModel | null): Engine {
  if (!text)
    return {
      name: `${ASSISTANT}, from the handbook and your account`,
      dataGoes: 'Your words stay on this server',
    };
  const { name, dataGoes } = text.engine;
  return {
    name,
    dataGoes: `${dataGoes}, with the last turns and what your account holds that may answer them`,
  };
}
