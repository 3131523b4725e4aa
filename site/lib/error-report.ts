import { ApiError } from '#core/errors.ts';
import { call } from './api.ts';

/** What browsers say when the network failed, and what the words of a missing session are. spec §8 */
const QUIET_WORDS = [
  'Failed to fetch',
  'NetworkError when attempting to fetch',
  'Load failed',
  '401',
  'Unauthorized',
];

/** A failure of the network or a missing session: nothing is broken, and the part that asked says so itself. spec §8 */
export function isQuiet(error: unknown): boolean {
  if (error instanceof ApiError) return error.code === 'UNAUTHORIZED';
  const message = error instanceof Error ? error.message : String(error);
  return QUIET_WORDS.some((words) => message.includes(words));
}

/** The longest text that a field of the report takes. */
const room = { message: 2000, stack: 20_000, url: 2000, userAgent: 500 } as const;

/** Tells the server about an interface error. Resolves to whether it took the report; a failure is ignored. spec §7 */
export async function reportError(error: unknown, componentStack?: string | null): Promise<boolean> {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const report = {
    message: message.slice(0, room.message),
    stack: stack?.slice(0, room.stack) ?? null,
    componentStack: componentStack?.slice(0, room.stack) ?? null,
    timestamp: new Date().toISOString(),
    url: location.href.slice(0, room.url),
    userAgent: navigator.userAgent.slice(0, room.userAgent),
  };
  return call('reportError', { body: report }).then(
    () => true,
    () => false,
  );
}

const muted = new WeakSet<EventTarget>();

/** Keeps quiet errors of a page out of the console and away from whatever else listens. Once is enough. spec §8 */
export function muteQuietErrors(target: Window = window): void {
  if (muted.has(target)) return;
  muted.add(target);
  target.addEventListener('error', (event) => {
    if (isQuiet(event.error ?? event.message)) event.preventDefault();
  });
  target.addEventListener('unhandledrejection', (event) => {
    if (isQuiet(event.reason)) event.preventDefault();
  });
}
