import { useEffect, useState } from 'react';
import { ApiError } from '#core/errors.ts';
import type { Generation } from '#core/generation.ts';
import { voiceTag } from '#core/tools/voice-tag/tool.ts';
import { call } from '#site/lib/api.ts';
import type { DropList } from './drop-list.store.ts';

/**
 * The drop that the address names where the list does not hold it, because it is further down; `missing` where there is
 * no such drop.
 */
export function useDropByAddress(id: string | null, list: DropList): Generation | 'missing' | null {
  const [found, setFound] = useState<{ id: string; drop: Generation | 'missing' } | null>(null);
  const isListed = list.state === 'ready' && list.drops.some((drop) => drop.id === id);
  const isAsked = id !== null && list.state === 'ready' && !isListed && found?.id !== id;

  useEffect(() => {
    if (!isAsked || id === null) return;
    let isGone = false;
    call('generation', { params: { id } })
      .then((drop) => (drop.tool === voiceTag.id && drop.status === 'done' ? drop : ('missing' as const)))
      .catch((error: unknown) =>
        error instanceof ApiError && error.code === 'NOT_FOUND' ? ('missing' as const) : null,
      )
      .then((drop) => {
        if (!isGone && drop) setFound({ id, drop });
      });
    return () => {
      isGone = true;
    };
  }, [id, isAsked]);

  return id !== null && found?.id === id && !isListed ? found.drop : null;
}
