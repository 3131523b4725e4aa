/** An endpoint that speaks OpenAI's HTTP API. */
export interface OpenAiEndpoint {
  /** Up to and with the version: `https://api.openai.com/v1`. */
  url: string;
  apiKey: string;
  model: string;
}

/** Patience with a model, in milliseconds. */
const PATIENCE_MS = 45_000;

/** Posts to the endpoint. Throws with the status; the provider's own text, which may quote the key, stays inside. */
export async function openAiReply(
  endpoint: OpenAiEndpoint,
  path: string,
  body: object,
  patienceMs = PATIENCE_MS,
): Promise<Response> {
  const reply = await fetch(`${endpoint.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${endpoint.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model: endpoint.model, ...body }),
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!reply.ok) {
    await reply.body?.cancel();
    throw new Error(`The model did not answer: status ${reply.status}`);
  }
  return reply;
}

/** Posts to the endpoint and answers its JSON. */
export async function openAiCall(endpoint: OpenAiEndpoint, path: string, body: object): Promise<unknown> {
  return (await openAiReply(endpoint, path, body)).json();
}
