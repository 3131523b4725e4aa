import { useStore } from '@nanostores/react';
import { Checkbox } from '#site/ui/Checkbox.tsx';
import { stageWords } from '../stage-words.ts';
import { $speaksAsTyped, liveVoice, setSpeaksAsTyped } from '../studio.ts';
import { useLiveVoice } from './use-live-voice.ts';

/** The switch for the live voice, and how it stands with it. */
export function SpeakAsIType() {
  const isOn = useStore($speaksAsTyped, { ssr: 'initial' });
  const voice = useStore(liveVoice.$voice, { ssr: 'initial' });
  useLiveVoice(isOn);
  return (
    <div className="speak-as-typed">
      <Checkbox label="Speak as I type" checked={isOn} onChange={setSpeaksAsTyped} />
      {voice.state === 'speaking' && (
        <span className="small muted" data-testid="live-voice">
          {stageWords(voice)}
        </span>
      )}
    </div>
  );
}
