import { useStore } from '@nanostores/react';
import Square from 'lucide-react/icons/square';
import { useEffect, useRef } from 'react';
import { STYLES, type StyleId } from '#core/tools/voice-tag/styles.ts';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { Runs } from '#site/ui/Runs.tsx';
import { drop } from '../studio.ts';
import { auditionOf } from './audition.ts';
import { hearing } from './hearing.ts';

/** How long a choice rests before it is heard, in milliseconds: arrow keys run through many. */
const REST_MS = 180;

export const styleKey = (id: StyleId): string => `style ${id}`;

/** The characters. A press chooses one and plays it; a second press stops it. */
export function StylePads({ ids }: { ids: readonly StyleId[] }) {
  const { voice } = useStore(drop.$draft, { ssr: 'initial' });
  const now = useStore(hearing.$hearing, { ssr: 'initial' });
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);

  function choose(style: StyleId) {
    const draft = drop.$draft.get();
    if (style !== draft.voice.style) drop.change({ voice: { ...draft.voice, style } });
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      void hearing.hear(styleKey(style), auditionOf(drop.$draft.get()));
    }, REST_MS);
  }

  return (
    <PadGroup
      aria-label="Voice"
      className="voices-pads"
      value={voice.style}
      onChange={choose}
      options={ids.map((id) => ({
        value: id,
        title: STYLES[id].label,
        data: STYLES[id].line,
        media:
          now?.key !== styleKey(id) || now.state === 'failed' ? null : now.state === 'making' ? (
            <Runs />
          ) : (
            <Square className="i i16" aria-hidden="true" />
          ),
      }))}
    />
  );
}
