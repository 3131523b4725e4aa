import { HttpError } from './http.ts';
import { pipelineBody } from './protocol.ts';
import type { StreamResult } from './stream.ts';
import type { Streams } from './streams.ts';

export interface PipelineAnswer {
  /** For the next request on the same stream; null when the stream is closed. */
  baton: string | null;
  base_url: null;
  results: StreamResult[];
}

/** Runs one pipeline of requests to its end. Throws HttpError for what the whole pipeline got wrong. */
export async function runPipeline(streams: Streams, sent: unknown): Promise<PipelineAnswer> {
  const { baton, requests } = readBody(sent);
  return { base_url: null, ...(await streams.run(baton, requests)) };
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
