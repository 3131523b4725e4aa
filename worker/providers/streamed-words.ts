/** More of one event than this is no event, in characters. */
const LONGEST_EVENT = 64 * 1024;
const END_MARK = '[DONE]';

/** What one event of a model says. */
export interface SaidPiece {
  words: string;
  /** Whether the model says that it has come to its end. */
  isLast: boolean;
}

/**
 * The words of a stream of server-sent events, each event's `data` read by `read`. Throws where a line never ends, and where
 * the stream is over without `[DONE]` or a last piece: what was cut off is no answer.
 */
export async function* streamedWords(
  body: AsyncIterable<Uint8Array>,
  read: (data: string) => SaidPiece,
): AsyncGenerator<string> {
  let isWhole = false;
  for await (const data of eventData(body)) {
    if (data === END_MARK) return;
    const { words, isLast } = read(data);
    isWhole ||= isLast;
    yield words;
  }
  if (!isWhole) throw new Error('The model broke off');
}

async function* eventData(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let open = '';
  for await (const chunk of body) {
    open += decoder.decode(chunk, { stream: true });
    const lines = open.split(/\r?\n/);
    open = lines.pop() ?? '';
    if (open.length > LONGEST_EVENT) throw new Error('The model sent a line without an end');
    yield* lines.flatMap(dataOf);
  }
  yield* dataOf(open);
}

const dataOf = (line: string): string[] => {
  if (!line.startsWith('data:')) return [];
  const data = line.slice('data:'.length).trim();
  return data === '' ? [] : [data];
};
