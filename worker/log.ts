/** One line of the log: what happened, never who or what they typed. */
export interface LogLine {
  level: 'info' | 'error';
  event: string;
  requestId?: string;
  method?: string;
  /** The pattern (`/api/generations/:id`), not the address that was called. */
  route?: string;
  status?: number;
  ms?: number;
  error?: string;
}

export function log(line: LogLine): void {
  const write = line.level === 'error' ? console.error : console.log;
  write(JSON.stringify(line));
}

/** Kind and place of an error. Its message stays out: it may quote what a person sent. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  // A line of the message may look like a frame.
  const trace = (error.stack ?? '').replace(error.message, () => '');
  const frames = trace.split('\n').filter((line) => /^\s+at /.test(line));
  const cause = error.cause instanceof Error ? ` because of ${describeError(error.cause)}` : '';
  return `${error.name}${frames
    .slice(0, 4)
    .map((frame) => ` ${frame.trim()}`)
    .join('')}${cause}`;
}
