import type { NewTool } from './new-tool.ts';

/** `cover-art` → `CoverArt`. */
export const pascalCase = (id: string): string =>
  id.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());

/** `cover-art` → `coverArt`. */
export const camelCase = (id: string): string => {
  const pascal = pascalCase(id);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
};

/** `cover-art` → `Cover art`. */
const titleOf = (id: string): string => {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * The files of a new tool by their path; `place` is its place among the tools, from 1. It works as it is: a name goes in, a
 * text file comes out.
 */
export function filesOf({ id, cost }: NewTool, place: number): Record<string, string> {
  const [camel, pascal, title] = [camelCase(id), pascalCase(id), titleOf(id)];
  const noun = title.toLowerCase();
  return {
    [`core/tools/${id}/facts.ts`]: `import type { ToolFacts } from '../tool-facts.ts';

export const ${camel}Facts = {
  id: '${id}',
  name: '${title}',
  path: '/${id}',
  aliases: [],
  opens: '/${id}',
  cost: ${cost},
  menu: { group: 'ai', place: ${place} },
  landingPlace: ${place},
  icon: 'sparkles',
  made: 'server',
  makes: { type: '${id}', noun: '${noun}' },
  milestone: {
    key: 'first${pascal}Generated',
    title: 'Make First ${title}',
    hint: null,
    badge: '${title}',
    why: 'Say here what it is good for.',
    action: 'Make it',
    stage: 'business-growth',
  },
  called: ['${noun}'],
  searchWords: 'maker',
  waiting: 'What it will hold',
  kept: null,
  screens: {},
} as const satisfies ToolFacts;
`,
    [`core/tools/${id}/tool.ts`]: `import * as z from 'zod/mini';
import { serverTool } from '../define-tool.ts';
import { ${camel}Facts } from './facts.ts';

export const ${camel}InputSchema = z.object({
  name: z.string('Enter a name').check(z.trim(), z.minLength(1, 'Enter a name'), z.maxLength(60, 'Use at most 60 characters')),
});
export type ${pascal}Input = z.infer<typeof ${camel}InputSchema>;

export const ${camel}OutputSchema = z.object({ text: z.string() });
export type ${pascal}Output = z.infer<typeof ${camel}OutputSchema>;

export const ${camel} = serverTool({
  ...${camel}Facts,
  input: ${camel}InputSchema,
  output: ${camel}OutputSchema,
  edits: z.object({ text: z.string() }),
  titleOf: ({ name }) => name,
  shownAs: () => ({ style: '', djName: '', picture: null }),
  example: { name: 'DJ NOVA' },
});
`,
    [`worker/tools/${id}/generate.ts`]: `import type { ${pascal}Input, ${pascal}Output } from '#core/tools/${id}/tool.ts';
import type { Engine, Generate } from '../../providers/ports.ts';

/** Makes the text of this name. */
export const generate${pascal}: Generate<${pascal}Input, ${pascal}Output> = async ({ name }) => {
  const text = \`\${name}\\n\`;
  return {
    output: { text },
    files: [{ name: 'result.txt', type: 'text/plain', bytes: new TextEncoder().encode(text) }],
  };
};

/** What makes it, and where the words go: people read it before they pay. */
export const ${camel}Engine = (): Engine => ({ name: 'Built-in', dataGoes: 'What you typed stays on this server' });
`,
    [`content/tools/${id}.yaml`]: `summary: Say here in one sentence what a DJ has in hand after using this tool.
features:
  - The first thing it does well
  - The second thing it does well
  - The third thing it does well
button: Make It
seoFeatures:
  - { title: "Its first gain", benefit: "what somebody has of it" }
  - { title: "Its second gain", benefit: "what somebody has of it" }
seoKeywords: [${noun}, dj ${noun}, dj tools]
# Pictures of content/pictures.yaml: give it two of its own (scripts/product-pictures).
slides: [dashboard, logo-places]
use:
  brings: "Say here what one use brings, and what is free around it."
  singular: ${noun}
  plural: ${noun}s
sample: { line: Made for DJ NOVA }
`,
    [`site/tools/${id}/${pascal}.island.tsx`]: `import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect } from 'react';
import { ${camel}Facts } from '#core/tools/${id}/facts.ts';
import type { ${pascal}Input } from '#core/tools/${id}/tool.ts';
import { $credits } from '#site/lib/account-data.store.ts';
import { call } from '#site/lib/api.ts';
import { offerWords } from '#site/lib/credit-words.ts';
import { IslandRoot } from '#site/lib/IslandRoot.tsx';
import { putData, refresh } from '#site/lib/query.ts';
import { $session, refreshSession } from '#site/lib/session.store.ts';
import { tabMemory } from '#site/lib/tab-memory.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { Button } from '#site/ui/Button.tsx';
import { Field } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { CreditBadge } from '../shell/CreditBadge.tsx';
import { generationStore } from '../shell/generation.store.ts';
import { openedStore } from '../shell/opened.store.ts';
import { RunFailure } from '../shell/RunFailure.tsx';
import { runKey } from '../shell/run-key.ts';
import { ToolShell } from '../shell/ToolShell.tsx';
import { $tools } from '../shell/tools.store.ts';
import { viewOf, withView } from '../shell/view-address.ts';

const { id: TOOL, name, path, cost } = ${camel}Facts;

const opened = openedStore({ tool: TOOL, load: (id) => call('generation', { params: { id } }) });
const followAddress = () => void opened.open(viewOf(location.search));

const run = generationStore<${pascal}Input>({
  send: (body, key) =>
    call('generate', { params: { tool: TOOL }, headers: { 'idempotency-key': key }, body }),
  key: runKey(TOOL, tabMemory, () => crypto.randomUUID()),
  onDone({ generation, credits }) {
    history.pushState(null, '', withView(location.href, generation.id));
    opened.show(generation);
    putData('credits', credits);
    refresh('generatedContent', 'activity', 'ledger', 'journey');
    refreshSession();
  },
});

export function ${pascal}() {
  return (
    <IslandRoot>
      <Studio />
    </IslandRoot>
  );
}

function Studio() {
  const now = useStore(run.$run, { ssr: 'initial' });
  const session = useStore($session, { ssr: 'initial' });
  const opening = useStore(opened.$opened, { ssr: 'initial' });
  const credits = useQuery($credits);
  const tools = useQuery($tools);
  const known = credits.state === 'ready' ? credits.data : null;
  const engine = tools.state === 'ready' ? tools.data.tools.find(({ id }) => id === TOOL)?.engine : undefined;

  useEffect(() => {
    followAddress();
    addEventListener('popstate', followAddress);
    return () => removeEventListener('popstate', followAddress);
  }, []);

  function make(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void run.start({ name: String(new FormData(event.currentTarget).get('name')) });
  }

  return (
    <ToolShell
      title={name}
      price={offerWords(cost, 'a file', known)}
      engine={engine}
      aside={<CreditBadge credits={known} isVisitor={session.status === 'visitor'} />}
    >
      <form onSubmit={make}>
        <Field label="Name">
          <TextInput name="name" required maxLength={60} />
        </Field>
        <Button type="submit" variant="go" busy={now.state === 'running'}>
          Make it
        </Button>
      </form>
      {now.state === 'failed' && (
        <RunFailure error={now.error} screen={path} kept="name" onRetry={() => void run.retry()} />
      )}
      {opening.state === 'ready' &&
        opening.generation.files.map((file) => (
          <Button key={file.name} href={\`\${file.url}?download=1\`}>
            {file.name}
          </Button>
        ))}
    </ToolShell>
  );
}
`,
    [`site/tools/${id}/page.astro`]: `---
import { getEntry } from 'astro:content';
import { ${camel}Facts as tool } from '#core/tools/${id}/facts.ts';
import AppPage from '#site/layouts/AppPage.astro';
import { ${pascal} } from '#site/tools/${id}/${pascal}.island.tsx';

const words = await getEntry('tools', tool.id);
if (!words) throw new Error('content/tools/${id}.yaml is missing');
---

<AppPage path={tool.path} title={tool.name} description={words.data.summary}>
  <${pascal} client:load />
</AppPage>
`,
  };
}
