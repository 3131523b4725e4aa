/** What browsers say when the network failed, for a script as well, and what the words of a missing session are. spec §8 */
const QUIET_WORDS = [
  'Failed to fetch',
  'NetworkError when attempting to fetch',
  'Load failed',
  'error loading dynamically imported module',
  'Importing a module script failed',
  '401',
  'Unauthorized',
];
/** What was stopped, or took too long. */
const QUIET_NAMES = ['AbortError', 'TimeoutError'];
/** How many errors one page reports: what fails in a loop is told once. */
const MOST_REPORTS = 5;

/** A failure of the network or a missing session: nothing is broken, and the part that asked says so itself. spec §8 */
export function isQuiet(error: unknown): boolean {
  // An error of the API says what it is by its code; its words may name a 401 by chance.
  const code = (error as { code?: unknown } | null | undefined)?.code;
  if (typeof code === 'string') return code === 'UNAUTHORIZED';
  if (error instanceof Error && QUIET_NAMES.includes(error.name)) return true;
  const message = error instanceof Error ? error.message : String(error);
  return QUIET_WORDS.some((words) => message.includes(words));
}

/**
 * Keeps quiet errors of a page out of the console and away from whatever else listens, and tells the server about the
 * others, each once. What reports is loaded when there is something to report. spec §7, §8
 */
export function watchPageErrors(target: Pick<Window, 'addEventListener'> = window): void {
  const told = new Set<string>();
  const heard = (event: Event, error: unknown) => {
    if (isQuiet(error)) return event.preventDefault();
    const words = String(error);
    if (told.has(words) || told.size === MOST_REPORTS) return;
    told.add(words);
    import('./error-report.ts').then(
      ({ reportError }) => reportError(error),
      () => undefined, // Without a connection nobody can be told.
    );
  };
  target.addEventListener('error', (event) => {
    // Without an error it is a notice of the browser, or a script that is none of ours, such as an extension's.
    if (event.error || isQuiet(event.message)) heard(event, event.error ?? event.message);
  });
  target.addEventListener('unhandledrejection', (event) => heard(event, event.reason));
}
