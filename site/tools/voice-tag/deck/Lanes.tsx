import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { BEDS } from '#core/tools/voice-tag/beds.ts';
import { arrange } from '#core/tools/voice-tag/engine/arrange.ts';
import { BLANK_DROP } from '../drop-draft.ts';
import { drop } from '../studio.ts';
import { $axisSeconds, $heldSeconds } from './axis.store.ts';
import { pressedOn } from './clip-key.ts';
import { limitWords } from './clip-limit.ts';
import { CLIP_KEYS, gainWords, spanWords } from './clip-words.ts';
import { $plan } from './deck-sound.ts';
import { estimatedSeconds } from './estimated-seconds.ts';
import { Lane } from './Lane.tsx';
import { LaneClip } from './LaneClip.tsx';
import type { Held } from './lane-edits.ts';
import { useClipDrag } from './use-clip-drag.ts';
import { VoiceWave } from './VoiceWave.tsx';

/** As the page is built. */
const BLANK_PLAN = arrange(BLANK_DROP.recipe, estimatedSeconds(BLANK_DROP));

/** Voice, layers and tail on the time axis of the wave, each to be moved by hand or by keys. */
export function Lanes() {
  const plan = useStore($plan, { ssr: () => BLANK_PLAN });
  const seconds = useStore($axisSeconds, { ssr: () => BLANK_PLAN.seconds });
  const draft = useStore(drop.$draft, { ssr: 'initial' });
  const { recipe } = draft;
  const drag = useClipDrag({
    ...{ plan, recipe, seconds },
    onHold: () => $heldSeconds.set(seconds),
    onLetGo: () => $heldSeconds.set(null),
  });
  const lanes = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');

  function press(held: Held, event: KeyboardEvent<HTMLElement>) {
    const next = pressedOn(held, event.nativeEvent, { recipe, plan });
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    setSaid(limitWords(held, event.key, { plan, next }));
    drop.change({ recipe: next });
    // Each press is a step of its own.
    drop.settle();
    // The clip is gone, and the focus goes to what is left.
    if (next.layers.length < recipe.layers.length)
      lanes.current?.querySelector<HTMLElement>('[data-clip]')?.focus();
  }

  const common = { seconds, drag, onKey: press };
  const isLocked = plan.bars > 0;
  return (
    <section ref={lanes} className="lanes" aria-label="Timing of voice and layers">
      {Object.entries(CLIP_KEYS).map(([what, words]) => (
        <p key={what} className="sr" id={`clip-keys-${what}`}>
          {words}
        </p>
      ))}
      <p className="sr" role="status">
        {said}
      </p>
      <Lane label="Voice" level="0.0 dB">
        <LaneClip
          {...common}
          held={{ what: 'voice' }}
          className="voice"
          at={plan.voice.at}
          long={plan.voice.seconds}
          name={`Voice, ${spanWords(plan.voice.at, plan.voice.seconds)}`}
        >
          <VoiceWave seconds={plan.voice.seconds} />
        </LaneClip>
        <LaneClip
          {...common}
          held={{ what: 'tail' }}
          className="tail"
          isLocked={isLocked}
          at={plan.tailAt}
          long={Math.max(0, plan.seconds - plan.tailAt)}
          name={
            isLocked
              ? `Tail, locked to ${plan.bars} ${plan.bars === 1 ? 'bar' : 'bars'}`
              : `Tail, ${((plan.seconds - plan.tailAt) / plan.beat).toFixed(2)} beats`
          }
        />
      </Lane>
      {recipe.layers.map((layer, index) => {
        const clip = plan.clips.find((one) => one.layer === index);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a layer is its place in the recipe
          <Lane key={index} label={BEDS[layer.kind]} level={gainWords(layer.gain)}>
            {clip && (
              <LaneClip
                {...common}
                held={{ what: 'layer', layer: index, edge: 'body' }}
                at={clip.at}
                long={clip.seconds}
                name={`${BEDS[layer.kind]}, ${spanWords(clip.at, clip.seconds)}, ${gainWords(layer.gain)}`}
              />
            )}
          </Lane>
        );
      })}
    </section>
  );
}
