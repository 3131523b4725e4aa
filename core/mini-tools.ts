interface Entry {
  id: string;
  name: string;
  path: `/tools/${string}`;
}

/** Small tools that anybody may use without an account; each is a page of its own. They cost nothing and send nothing. */
export const MINI_TOOLS = [
  { id: 'rate-calculator', name: 'DJ rate calculator', path: '/tools/dj-rate-calculator' },
  { id: 'set-time-planner', name: 'Set-time planner', path: '/tools/set-time-planner' },
  { id: 'key-and-tempo', name: 'Key and tempo helper', path: '/tools/key-and-tempo' },
  { id: 'loudness-checker', name: 'Loudness checker', path: '/tools/loudness-checker' },
] as const satisfies readonly Entry[];

export type MiniToolId = (typeof MINI_TOOLS)[number]['id'];
