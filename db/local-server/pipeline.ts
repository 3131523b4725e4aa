import type { Connection } from './connection.ts';
import { HttpError } from './http.ts';
import { pipelineBody } from './protocol.ts';
import { Stream, type StreamResult } from './stream.ts';

export interface PipelineAnswer {
  /** Always null: a stream ends with its request, and with it any transaction. */
  baton: null;
  base_url: null;
  results: StreamResult[];
}

/** Runs one pipeline of requests to its end. Throws HttpError for what the whole pipeline got wrong. */
export function runPipeline(connection: Connection, sent: unknown): PipelineAnswer {
  const { baton, requests } = readBody(sent);
  if (baton) throw interactive('No transaction is open.');
  const stream = new Stream(connection);
  let wasLeftOpen = false;
  let results: StreamResult[] = [];
  try {
    results = requests.map((request) => stream.answer(request));
  } finally {
    wasLeftOpen = connection.settle();
  }
  if (wasLeftOpen) throw interactive('The transaction that this request left open was rolled back.');
  return { baton: null, base_url: null, results };
}

function interactive(what: string): HttpError {
  return new HttpError(
    400,
    'INTERACTIVE_TRANSACTION',
    `${what} A transaction must begin and end within one request: use a batch.`,
  );
}

function readBody(sent: unknown) {
  const parsed = parse(sent);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.join('.') || 'the body';
  throw new HttpError(400, 'MALFORMED_REQUEST', `The request is not as the protocol has it, at ${where}`);
}

function parse(sent: unknown) {
  try {
    return pipelineBody.safeParse(sent);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new HttpError(400, 'MALFORMED_REQUEST', 'The conditions of a batch are nested too deeply');
  }
}
