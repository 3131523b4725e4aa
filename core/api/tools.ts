import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** A tool by its manifest (core/tools/tool-facts.ts), and how it is used. */
export const toolInfoSchema = z.object({
  id: z.string(),
  name: z.string(),
  path: z.string(),
  aliases: z.array(z.string()),
  /** Where it can be used today; null as long as it is not open. */
  opens: z.nullable(z.string()),
  /** Credits a use, or null where it is free. */
  cost: z.nullable(z.int()),
  group: z.enum(['ai', 'business']),
  made: z.nullable(z.enum(['server', 'device'])),
  /** Its type in the library, and the milestone that its first result reaches; null where it has none. */
  libraryType: z.nullable(z.string()),
  milestone: z.nullable(z.string()),
  /** What makes the result, and where the words go, as a person is told before they use it; null where nothing runs yet. */
  engine: z.nullable(z.object({ name: z.string(), dataGoes: z.string() })),
  /** The endpoint that uses it, and a body that works as it is; null where there is none yet. */
  request: z.nullable(z.object({ method: z.string(), path: z.string(), example: z.unknown() })),
});
export type ToolInfo = z.infer<typeof toolInfoSchema>;

export const toolsApi = {
  tools: endpoint({
    method: 'GET',
    path: '/api/tools',
    auth: 'public',
    reply: z.object({ tools: z.array(toolInfoSchema) }),
  }),
} as const;
