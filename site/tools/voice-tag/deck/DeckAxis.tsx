import { useStore } from '@nanostores/react';
import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';
import { Button } from '#site/ui/Button.tsx';
import { BeatGrid } from './BeatGrid.tsx';
import { gainWords } from './clip-words.ts';
import { $isLooped, $playable, $region, seekTo, setLoop } from './deck.store.ts';
import { $plan, type DeckSound, peakOf, secondsOf, wordsOf } from './deck-sound.ts';
import { NothingYet } from './NothingYet.tsx';
import { Playhead } from './Playhead.tsx';
import { regionOf, SHORTEST_LOOP } from './playback.ts';
import { useWave } from './use-wave.ts';
import { WavePicture } from './WavePicture.tsx';
import { WordLine } from './WordLine.tsx';

interface DeckAxisProps {
  sound: DeckSound;
  /** Length of the axis. */
  seconds: number;
  /** Length of a beat in seconds. */
  beat: number;
}

/** A pointer that moves less than this many pixels presses, and does not drag. */
const STILL_PX = 5;

/** The wave with its words above and beats below. A press moves the playhead, a drag marks what is looped. */
export function DeckAxis({ sound, seconds, beat }: DeckAxisProps) {
  const plan = useStore($plan);
  const playable = useStore($playable);
  const region = useStore($region, { ssr: 'initial' });
  const isLooped = useStore($isLooped, { ssr: 'initial' });
  const measured = useWave(playable, sound.kind === 'stored' ? sound.output.wave : null);
  const wave = measured ?? (sound.kind === 'take' ? (sound.entry.picture?.wave ?? null) : null);
  const peak = peakOf(sound);
  const long = secondsOf(sound, plan);
  const axis = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<{ from: number; x: number; isDrag: boolean } | null>(null);

  function timeAt(event: PointerEvent): number {
    const box = axis.current?.getBoundingClientRect();
    if (!box || box.width === 0) return 0;
    return Math.min(long, Math.max(0, ((event.clientX - box.left) / box.width) * seconds));
  }

  function press(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0 || playable === null) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from: timeAt(event), x: event.clientX, isDrag: false });
  }
  function move(event: PointerEvent) {
    if (!drag) return;
    const isDrag = drag.isDrag || Math.abs(event.clientX - drag.x) > STILL_PX;
    if (isDrag !== drag.isDrag) setDrag({ ...drag, isDrag });
    // A finger that goes along the wave leads the playhead; a mouse marks.
    if (event.pointerType === 'touch') seekTo(timeAt(event));
    else if (isDrag) $region.set(regionOf(drag.from, timeAt(event), long));
  }
  function letGo(event: PointerEvent) {
    if (!drag) return;
    setDrag(null);
    const marked = regionOf(drag.from, timeAt(event), long);
    if (!drag.isDrag || event.pointerType === 'touch') return seekTo(timeAt(event));
    if (marked.to - marked.from < SHORTEST_LOOP) return setLoop(isLooped, null);
    setLoop(true, marked);
    seekTo(marked.from);
  }

  const share = (at: number) => (seconds > 0 ? at / seconds : 0);
  return (
    <div className="deck-row deck-axis-row">
      <span className="deck-label small">{sound.kind === 'voice' ? 'Voice' : 'Mix'}</span>
      <div
        ref={axis}
        className="deck-axis"
        style={{ '--axis-seconds': seconds, '--beat-seconds': beat } as CSSProperties}
      >
        <WordLine words={wordsOf(sound, plan)} seconds={seconds} />
        <div
          className="deck-hear"
          onPointerDown={press}
          onPointerMove={move}
          onPointerUp={letGo}
          onPointerCancel={() => setDrag(null)}
        >
          {playable === null && sound.kind !== 'take' ? (
            <NothingYet />
          ) : (
            <div className="deck-sound" style={{ width: `${share(long) * 100}%` }}>
              <WavePicture wave={wave} />
            </div>
          )}
          {region && (
            <i
              className="deck-region"
              data-on={isLooped || undefined}
              style={{
                left: `${share(region.from) * 100}%`,
                width: `${share(region.to - region.from) * 100}%`,
              }}
            />
          )}
        </div>
        {region && (
          <span className="deck-region-clear" style={{ left: `${share(region.from) * 100}%` }}>
            <Button size="sm" variant="quiet" onClick={() => setLoop(isLooped, null)}>
              Clear region
            </Button>
          </span>
        )}
        <Playhead seconds={seconds} long={long} beat={beat} isUsable={playable !== null} />
        <BeatGrid seconds={seconds} beat={beat} />
      </div>
      <span className="deck-level-of small num muted">{peak !== null && gainWords(peak)}</span>
    </div>
  );
}
