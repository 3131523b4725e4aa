import type { Generation } from '#core/generation.ts';
import type { LogoSpec } from '#core/tools/logo-generator/spec.ts';
import { editedFile, type LogoEdits, type LogoOutput } from '#core/tools/logo-generator/tool.ts';
import type { Client, Reply } from './client.ts';

export async function makeLogo(client: Client, name = 'DJ NOVA'): Promise<Generation> {
  const reply = await client.generate<{ generation: Generation }>('logo-generator', { name });
  if (reply.status !== 201) throw new Error(`No logo: ${reply.status} ${JSON.stringify(reply.body)}`);
  return reply.body.generation;
}

/** A concept's spec with something changed by hand. */
export function changed(logo: Generation, id: string, change: Partial<LogoSpec>): LogoSpec {
  const concept = (logo.output as LogoOutput).concepts.find((each) => each.id === id);
  if (!concept) throw new Error(`No ${id}`);
  return { ...concept.spec, ...change } as LogoSpec;
}

/** The spec of an edited concept as the server has it, and the name of its drawing. */
export function standing(logo: Generation, id: string): { spec: LogoSpec; file: string } {
  const spec = (logo.edits as LogoEdits).edited?.[id];
  if (!spec) throw new Error(`${id} is not edited`);
  return { spec, file: editedFile(id, spec) };
}

export const saveEdits = (
  client: Client,
  { id, version }: Pick<Generation, 'id' | 'version'>,
  edits: unknown,
): Promise<Reply<Generation>> =>
  client.send<Generation>('PATCH', `/api/generations/${id}`, { edits, version });
