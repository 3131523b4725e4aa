import { sha256 } from '../auth/sha256.ts';

/** The same for two requests that ask for the same, whatever the order of their fields. */
export function requestHash(toolId: string, input: unknown): Promise<string> {
  return sha256(`${toolId}\n${JSON.stringify(input, sortedKeys)}`);
}

function sortedKeys(_: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
