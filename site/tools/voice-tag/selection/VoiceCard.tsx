import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import { useEffect, useRef } from 'react';
import { STYLES, type StyleId } from '#core/tools/voice-tag/styles.ts';
import { usePlaying } from '#site/lib/use-playing.ts';
import { Button } from '#site/ui/Button.tsx';
import { Progress } from '#site/ui/Progress.tsx';
import { stageWords } from '../stage-words.ts';
import { hearingProblem } from '../voices/hearing-problem.ts';
import { Wave } from '../wave/Wave.tsx';
import type { Preview } from './previews.store.ts';
import { previews } from './previews.ts';

interface VoiceCardProps {
  style: StyleId;
  preview: Preview | undefined;
  isBlank: boolean;
  onUse: () => void;
}

/** One character: heard, seen, and taken to the studio. */
export function VoiceCard({ style, preview, isBlank, onUse }: VoiceCardProps) {
  const { label, line, words } = STYLES[style];
  const ready = preview?.state === 'ready' ? preview : null;
  const playing = usePlaying(ready?.url ?? null);
  const isHeard = playing?.state === 'playing';
  const isOn = isHeard || playing?.state === 'loading' || preview?.state === 'making';
  const card = useRef<HTMLLIElement>(null);

  // In a round the voice that speaks may stand out of sight.
  useEffect(() => {
    if (isHeard && previews.$isRound.get()) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isHeard]);

  return (
    <li ref={card} className="voice-card" data-on={isOn || undefined}>
      <div className="voice-head">
        <Button
          className="voice-play"
          icon={isOn ? Square : Play}
          iconOnly
          disabledReason={isBlank ? 'Write what the voices say' : undefined}
          onClick={() => (isOn ? previews.stop() : void previews.hear(style))}
        >
          {`${isOn ? 'Stop' : 'Play'} ${label}`}
        </Button>
        <div>
          <h2>{label}</h2>
          <p className="small muted num">{line}</p>
        </div>
      </div>
      <div className="voice-wave">
        {ready && (
          <Wave
            body={ready.peaks}
            full={Math.max(0.2, ...ready.peaks)}
            heard={playing ? playing.at / ready.seconds : 0}
          />
        )}
        {preview?.state === 'making' && <Making label={label} preview={preview} />}
        {preview?.state === 'failed' && (
          <p className="small danger" role="alert">
            {navigator.onLine
              ? hearingProblem(preview.error)
              : 'You are offline, and this voice was not loaded before.'}
          </p>
        )}
      </div>
      <div className="voice-foot">
        <p className="micro muted">{words.slice(0, 3).join(', ')}</p>
        <Button size="sm" onClick={onUse}>
          Use this voice
          <span className="sr">: {label}</span>
        </Button>
      </div>
    </li>
  );
}

function Making({ label, preview }: { label: string; preview: Preview & { state: 'making' } }) {
  const words = stageWords(preview);
  return (
    <div className="voice-making">
      <Progress
        label={`${label} is being made`}
        value={preview.share}
        max={1}
        valueText={words}
        tone="signal"
      />
      <p className="micro muted num" role="status">
        {words}
      </p>
    </div>
  );
}
