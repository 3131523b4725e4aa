import type { ReactNode } from 'react';
import { Button } from '#site/ui/Button.tsx';
import { Checkbox } from '#site/ui/Checkbox.tsx';
import { Slider } from '#site/ui/Slider.tsx';
import { PlayButton } from '../wave/PlayButton.tsx';
import { changeRecording, FIRST_GATE, type Recording, withinLongest } from './recordings.store.ts';
import type { Span } from './sound-span.ts';
import { TrimWave } from './TrimWave.tsx';
import { type Kept, useShaped } from './use-shaped.ts';

interface RecordingEditorProps {
  recording: Recording;
  children: (kept: Kept | null) => ReactNode;
}

/** Cuts and cleans one recording; every turn is heard at once. */
export function RecordingEditor({ recording, children }: RecordingEditorProps) {
  const { id, name, seconds, span, heard, shape } = recording;
  const { kept, isFailed } = useShaped(recording);
  const cut = (next: Span) => changeRecording(id, { span: next });
  const turn = (part: Partial<typeof shape>) => changeRecording(id, { shape: { ...shape, ...part } });
  return (
    <section className="own-editor" aria-labelledby="edited-recording">
      <div className="own-editor-head">
        {kept && <PlayButton url={kept.url} name={name} />}
        <h3 className="own-voice-h" id="edited-recording">
          {name}
        </h3>
        <p className="num small muted">{(span.until - span.from).toFixed(2)} s kept</p>
      </div>
      {isFailed && (
        <p className="err" role="alert">
          The recording could not be prepared. Move a handle to try again.
        </p>
      )}
      {kept?.isSilent && (
        <p className="err" role="alert">
          There is nothing to hear between the handles. Move them over your voice, or check the microphone and
          record again.
        </p>
      )}
      <TrimWave recording={recording} kept={kept} onSpan={cut} />
      <div className="own-editor-cuts">
        <Button size="sm" onClick={() => cut(withinLongest(heard, seconds))}>
          Cut the silence
        </Button>
        <Button size="sm" onClick={() => cut(withinLongest({ from: 0, until: seconds }, seconds))}>
          Whole recording
        </Button>
      </div>
      <div className="own-editor-turns">
        <div>
          <Checkbox
            label="Noise gate"
            hint="Turns down what is under the threshold: fans, room, breath."
            checked={shape.gate !== null}
            onChange={(isOn) => turn({ gate: isOn ? FIRST_GATE : null })}
          />
          <Slider
            label="Threshold"
            min={-60}
            max={-16}
            value={shape.gate ?? FIRST_GATE}
            disabled={shape.gate === null}
            format={(value) => `${-value} dB under the peak`}
            onChange={(gate) => turn({ gate })}
          />
        </div>
        <Checkbox
          label="Level it"
          hint="Brings the loudest moment to −3 dB."
          checked={shape.isLevelled}
          onChange={(isLevelled) => turn({ isLevelled })}
        />
      </div>
      {children(kept)}
    </section>
  );
}
