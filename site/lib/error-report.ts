import { call } from './api.ts';

/** The longest text that a field of the report takes. */
const room = { message: 2000, stack: 20_000, url: 2000, userAgent: 500 } as const;

/** Tells the server about an error of the interface. Resolves to whether it took the report; a failure is ignored. spec §7 */
export async function reportError(error: unknown, componentStack?: string | null): Promise<boolean> {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const report = {
    message: message.slice(0, room.message),
    stack: stack?.slice(0, room.stack) ?? null,
    componentStack: componentStack?.slice(0, room.stack) ?? null,
    timestamp: new Date().toISOString(),
    // Its query may hold a token.
    url: (location.origin + location.pathname).slice(0, room.url),
    userAgent: navigator.userAgent.slice(0, room.userAgent),
  };
  return call('reportError', { body: report }).then(
    () => true,
    () => false,
  );
}
