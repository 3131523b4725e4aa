/** More of one event than this is no event, in characters. */
const LONGEST_EVENT = 64 * 1024;

/** The `data` of each server-sent event of a stream, without the closing `[DONE]`. Throws where a line never ends. */
export async function* eventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
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
  return data === '' || data === '[DONE]' ? [] : [data];
};
