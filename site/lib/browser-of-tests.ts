import { vi } from 'vitest';

/** What a path answers in a test: a status and a JSON body, or a network that fails. */
export type Answer = { status?: number; body: unknown } | 'network fails' | 'no answer';

const errorBody = (code: string) => ({ error: { code, message: code, requestId: 'req_1' } });
export const SIGNED_OUT: Answer = { status: 401, body: errorBody('UNAUTHORIZED') };
export const BROKEN: Answer = { status: 500, body: errorBody('INTERNAL') };
export const REFUSED: Answer = { status: 422, body: errorBody('INVALID_INPUT') };

const VISIT = '/api/user/visit';

/** A network that answers as told, by path; it keeps count of the calls, and of the visits that are told beside them. */
export function networkOfTest(answers: Record<string, Answer>) {
  const calls: string[] = [];
  const visits: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    (address === VISIT ? visits : calls).push(address);
    const answer = answers[address];
    if (answer === 'no answer') return new Promise<Response>(() => undefined);
    if (answer === undefined || answer === 'network fails') throw new TypeError('Failed to fetch');
    return Response.json(answer.body, { status: answer.status ?? 200 });
  });
  return { calls, visits, answers };
}

/** Storage with the parts that our code uses. */
export function storageOfTest(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
    get length() {
      return kept.size;
    },
  } as unknown as Storage;
}
