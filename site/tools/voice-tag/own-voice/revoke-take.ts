import { ApiError } from '#core/errors.ts';
import type { VoiceTake } from '#core/voice.ts';
import { call } from '#site/lib/api.ts';
import { player } from '#site/lib/player.ts';
import { refresh } from '#site/lib/query.ts';
import { showToast } from '#site/lib/toast.store.ts';
import type { DropDraft } from '../drop-draft.ts';
import { reasonOf } from '../history/drop-list.store.ts';
import { draftOf } from '../read-draft.ts';
import { drop, opened, takes } from '../studio.ts';

/** Takes the consent back, and says what went with it. False, and a toast, where it still stands. */
export async function revokeTake(take: VoiceTake): Promise<boolean> {
  let deletedDrops = 0;
  try {
    ({ deletedDrops } = await call('revokeTake', { params: { id: take.id } }));
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) {
      showToast({ tone: 'danger', title: 'Not taken back', text: reasonOf(error) });
      return false;
    }
  }
  if (take.url) player.stop(take.url);
  if (isFrom(drop.$draft.get(), take)) drop.change({ source: { kind: 'device' } });
  takes.forgetOf(take.id);
  const shown = opened.$opened.get();
  // It went with its recording: asked for again, it is missing.
  if (shown.state === 'ready' && isFrom(draftOf(shown.generation.input), take)) void opened.reload();
  refresh('voiceDesk', 'generatedContent', 'activity');
  showToast({
    tone: 'ok',
    title: `${take.name} is deleted`,
    text: goneWords(deletedDrops),
  });
  return true;
}

const isFrom = ({ source }: DropDraft, { id }: VoiceTake): boolean =>
  source.kind === 'take' && source.takeId === id;

function goneWords(drops: number): string {
  if (drops === 0) return 'No drop was made from it.';
  return drops === 1
    ? 'The one drop made from it went with it.'
    : `The ${drops} drops made from it went with it.`;
}
