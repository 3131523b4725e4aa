import { useStore } from '@nanostores/react';
import Mic from 'lucide-react/icons/mic';
import Square from 'lucide-react/icons/square';
import { useState } from 'react';
import { LONGEST_TAKE_SECONDS } from '#core/voice.ts';
import { player } from '#site/lib/player.ts';
import { Button } from '#site/ui/Button.tsx';
import { Checkbox } from '#site/ui/Checkbox.tsx';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { drop } from '../studio.ts';
import { FileButton } from './FileButton.tsx';
import { LevelMeter } from './LevelMeter.tsx';
import type { Recorder } from './recorder.store.ts';
import { recorder } from './recorder.ts';
import { $recordings } from './recordings.store.ts';

/** Where a recording comes from: the microphone, or a file. */
export function NewRecording() {
  const now = useStore(recorder.$recorder);
  const { bpm } = useStore(drop.$draft).recipe;
  const [countsIn, setCountsIn] = useState(false);
  const isOn = now.state !== 'off' && now.state !== 'asking';

  function record() {
    player.stop();
    recorder.record(countsIn ? bpm : null);
  }

  return (
    <section className="recorder" aria-label="Recorder">
      {now.state === 'off' && now.problem && (
        <ErrorState
          title={now.problem.title}
          reason={now.problem.text}
          onRetry={() => void recorder.turnOn()}
        />
      )}
      <div className="recorder-line">
        {isOn ? (
          <MainButton now={now} onRecord={record} />
        ) : (
          <Button icon={Mic} busy={now.state === 'asking'} onClick={() => void recorder.turnOn()}>
            Turn on the microphone
          </Button>
        )}
        <FileButton />
        {isOn && (
          <p className="recorder-clock num" role="timer">
            {clockWords(now)}
          </p>
        )}
      </div>
      {isOn && (
        <>
          <LevelMeter />
          <Checkbox
            label={`Count in one bar at ${bpm} BPM`}
            checked={countsIn}
            disabled={now.state !== 'ready'}
            onChange={setCountsIn}
          />
        </>
      )}
      <p className="sr" role="status">
        {NEWS[now.state]}
      </p>
    </section>
  );
}

/** What is said aloud; counting and time speak for themselves. */
const NEWS: Record<Recorder['state'], string> = {
  off: '',
  asking: '',
  ready: 'The microphone is on',
  'count-in': 'Counting in',
  recording: 'Recording',
  finishing: 'Recorded',
};

function clockWords(now: Recorder): string {
  if (now.state === 'count-in') return `${now.beat} of 4`;
  if (now.state !== 'recording') return `${LONGEST_TAKE_SECONDS} s at most`;
  return `${now.seconds.toFixed(1)} s, ${Math.ceil(LONGEST_TAKE_SECONDS - now.seconds)} s left`;
}

function MainButton({ now, onRecord }: { now: Recorder; onRecord: () => void }) {
  const recordings = useStore($recordings);
  const isRunning = now.state === 'recording' || now.state === 'count-in';
  return (
    <Button
      // Where something waits to be kept, that is the next thing.
      variant={isRunning || recordings.length > 0 ? 'default' : 'go'}
      icon={isRunning ? Square : Mic}
      busy={now.state === 'finishing'}
      onClick={isRunning ? () => void recorder.stop() : onRecord}
    >
      {isRunning ? 'Stop' : 'Record'}
    </Button>
  );
}
