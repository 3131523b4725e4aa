import { ApiError } from '#core/errors.ts';
import type { Generation } from '#core/generation.ts';
import type { LogoEdits } from '#core/tools/logo-generator/tool.ts';
import { call } from '#site/lib/api.ts';
import { refresh } from '#site/lib/query.ts';
import { opened } from './studio.ts';

/** What to change, seen from what is saved by then. */
export type LogoChange = (logo: Generation) => { title?: string; edits?: LogoEdits };

let line: Promise<unknown> = Promise.resolve();

/**
 * Saves a change; the answer takes the place of the logo on screen. Changes go one after another, so that none meets
 * another of the same window. Where another window was faster the newest is shown, and CONFLICT thrown; with
 * `onNewest` the change is made on top of that one instead. Throws ApiError, and TypeError where the network failed.
 */
export function patchLogo(
  logo: Generation,
  change: LogoChange,
  { onNewest = false }: { onNewest?: boolean } = {},
): Promise<Generation> {
  const saved = line.then(() => patch(logo, change, onNewest));
  line = saved.catch(() => undefined);
  return saved;
}

async function patch(logo: Generation, change: LogoChange, again: boolean): Promise<Generation> {
  const seen = newestOf(logo);
  try {
    const saved = await call('updateGeneration', {
      params: { id: logo.id },
      body: { ...change(seen), version: seen.version },
    });
    show(saved);
    refresh('generatedContent');
    return saved;
  } catch (error) {
    // Deleted in another window: the screen says so then.
    if (error instanceof ApiError && error.code === 'NOT_FOUND') void opened.reload();
    if (!(error instanceof ApiError && error.code === 'CONFLICT')) throw error;
    show(await call('generation', { params: { id: logo.id } }));
    if (!again) throw error;
    return patch(logo, change, false);
  }
}

function newestOf(logo: Generation): Generation {
  const now = opened.$opened.get();
  const isOpen = now.state === 'ready' && now.id === logo.id && now.generation.version >= logo.version;
  return isOpen ? now.generation : logo;
}

function show(logo: Generation): void {
  const now = opened.$opened.get();
  if (now.state === 'ready' && now.id === logo.id) opened.show(logo);
}
