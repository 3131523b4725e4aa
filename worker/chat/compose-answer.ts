import type { TextModel } from '../providers/ports.ts';
import type { Answer, Matter } from './answer.ts';
import { answerFromHandbook } from './answer-from-handbook.ts';
import { askModel } from './ask-model.ts';
import { redLine } from './red-lines.ts';
import { smallTalk } from './small-talk.ts';
import { tellFact } from './tell-facts.ts';

/**
 * Answers a question and hands on each piece as it is known. Red lines and small talk are ours alone; the rest is answered by
 * the model, where there is one, and else from the account's facts or the handbook.
 */
export async function composeAnswer(
  text: TextModel | null,
  matter: Matter,
  say: (piece: string) => void,
): Promise<Answer> {
  const own = redLine(matter.question) ?? smallTalk(matter.question, matter.account.firstName);
  if (!own && text) return askModel(text, matter, say);
  const answer = own ?? tellFact(matter) ?? answerFromHandbook(matter);
  for (const piece of answer.text.split(/(?<=[.!?\n])(?=\s)/)) say(piece);
  return answer;
}
