import type { NewTool } from './new-tool.ts';

/** `stage-plot` → `StagePlot`. */
export const pascalCase = (id: string): string =>
  id.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());

/** `stage-plot` → `stagePlot`. */
export const camelCase = (id: string): string => {
  const pascal = pascalCase(id);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
};

/** `stage-plot` → `Stage plot`. */
export const titleOf = (id: string): string => {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The files of a new tool by their path. It works as it is: a name goes in, a text file comes out. */
export function filesOf({ id, cost, milestone, library }: NewTool): Record<string, string> {
  const [camel, pascal, title] = [camelCase(id), pascalCase(id), titleOf(id)];
  return {
    [`core/tools/${id}/tool.ts`]: `import * as z from 'zod/mini';
import { serverTool } from '../define-tool.ts';

export const ${camel}InputSchema = z.object({
  name: z.string('Enter a name').check(z.trim(), z.minLength(1, 'Enter a name'), z.maxLength(60, 'Use at most 60 characters')),
});
export type ${pascal}Input = z.infer<typeof ${camel}InputSchema>;

export const ${camel}OutputSchema = z.object({ text: z.string() });
export type ${pascal}Output = z.infer<typeof ${camel}OutputSchema>;

export const ${camel} = serverTool({
  id: '${id}',
  title: '${title}',
  cost: ${cost},
  paths: ['/${id}'],
  milestone: '${milestone}',
  libraryType: '${library}',
  input: ${camel}InputSchema,
  output: ${camel}OutputSchema,
  edits: z.object({ text: z.string() }),
  titleOf: ({ name }) => name,
  shownAs: () => ({ style: '', djName: '', picture: 'result.txt' }),
  example: { name: 'DJ NOVA' },
});
`,
    [`worker/tools/${id}/generate.ts`]: `import type { ${pascal}Input, ${pascal}Output } from '#core/tools/${id}/tool.ts';
import type { Generate } from '../../providers/ports.ts';

/** Makes the text of this name. */
export const generate${pascal}: Generate<${pascal}Input, ${pascal}Output> = async ({ name }) => {
  const text = \`\${name}\\n\`;
  return {
    output: { text },
    files: [{ name: 'result.txt', type: 'text/plain', bytes: new TextEncoder().encode(text) }],
  };
};
`,
    [`content/tools/${id}.yaml`]: `title: ${title}
summary: Say here in one sentence what a DJ has in hand after using this tool.
features:
  - The first thing it does well
  - The second thing it does well
  - The third thing it does well
button: Make it
seoFeatures:
  - { title: "Its first gain", benefit: "what somebody has of it" }
  - { title: "Its second gain", benefit: "what somebody has of it" }
seoKeywords: [${title.toLowerCase()}, dj ${title.toLowerCase()}, dj tools]
# Pictures of content/pictures.yaml: give it two of its own (scripts/product-pictures).
slides: [dashboard, logo-places]
`,
    [`site/tools/${id}/${pascal}.island.tsx`]: `import { type FormEvent, useState } from 'react';
import type { Generation } from '#core/generation.ts';
import { call } from '#site/lib/api.ts';
import { IslandRoot } from '#site/lib/IslandRoot.tsx';
import { Button } from '#site/ui/Button.tsx';
import { Field } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';

export function ${pascal}() {
  const [made, setMade] = useState<Generation | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function make(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name'));
    setBusy(true);
    try {
      const { generation } = await call('generate', {
        params: { tool: '${id}' },
        headers: { 'idempotency-key': crypto.randomUUID() },
        body: { name },
      });
      setMade(generation);
      setFailure('');
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Request failed');
    } finally {
      setBusy(false);
    }
  }

  return (
    <IslandRoot>
      <form onSubmit={make}>
        <Field label="Name" error={failure}>
          <TextInput name="name" required maxLength={60} />
        </Field>
        <Button type="submit" variant="go" busy={busy}>
          Make it
        </Button>
      </form>
      {made?.files.map((file) => (
        <Button key={file.name} href={\`\${file.url}?download=1\`}>
          {file.name}
        </Button>
      ))}
    </IslandRoot>
  );
}
`,
    [`site/pages/${id}.astro`]: `---
import { getEntry } from 'astro:content';
import AppPage from '#site/layouts/AppPage.astro';
import { ${pascal} } from '#site/tools/${id}/${pascal}.island.tsx';

const words = await getEntry('tools', '${id}');
if (!words) throw new Error('content/tools/${id}.yaml is missing');
---

<AppPage path="/${id}" title={words.data.title} description={words.data.summary}>
  <${pascal} client:load />
</AppPage>
`,
  };
}
