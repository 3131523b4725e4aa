import { useState } from 'react';
import { Checkbox } from '#site/ui/Checkbox.tsx';
import { Field } from '#site/ui/Field.tsx';
import { Pad } from '#site/ui/Pad.tsx';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { Select } from '#site/ui/Select.tsx';
import { Slider } from '#site/ui/Slider.tsx';
import { Part } from './Part.tsx';

const GENRES = ['Techno', 'House', 'Melodic', 'Drum & bass', 'Disco', 'Hip-hop'];
const VOICES = [
  { value: 'trailer', title: 'Trailer Deep', data: '68 Hz, slow' },
  { value: 'fm', title: 'Late-night FM', data: '113 Hz, close' },
  { value: 'hype', title: 'Hype MC', data: '190 Hz, fast', locked: true },
  { value: 'whisper', title: 'Whisper', data: 'no pitch', disabled: true },
] as const;

export function ChoiceParts() {
  const [genre, setGenre] = useState('Techno');
  const [voice, setVoice] = useState<string>('trailer');
  const [edges, setEdges] = useState<string[]>(['Tape']);
  const [loud, setLoud] = useState(7);
  const [angle, setAngle] = useState(6);
  const [treatment, setTreatment] = useState<string>();
  const [own, setOwn] = useState(true);
  const [kept, setKept] = useState(true);
  return (
    <Part cue="C" title="Choices">
      <div className="sg-two">
        <div className="sg-stack">
          <Field label="Genre" group hint="Sets the faces and the constructions.">
            <PadGroup
              options={GENRES.map((title) => ({ value: title, title }))}
              value={genre}
              onChange={setGenre}
            />
          </Field>
          <Field label="Edge" group>
            <PadGroup
              multiple
              columns={3}
              narrowColumns={3}
              options={['Clean', 'Tape', 'Torn'].map((title) => ({ value: title, title }))}
              value={edges}
              onChange={setEdges}
            />
          </Field>
          <Pad title="Loop" data="4 bars" lit={own} onClick={() => setOwn(!own)} />
        </div>
        <div className="sg-stack">
          <Field label="Voice" group>
            <PadGroup options={VOICES} value={voice} onChange={setVoice} />
          </Field>
          <Slider
            label="Quiet to loud"
            value={loud}
            max={10}
            format={(value) => `${value} / 10`}
            onChange={setLoud}
          />
          <Slider
            label="Angle"
            value={angle}
            min={-12}
            max={12}
            ticks={12}
            format={(value) => `${value}°`}
            onChange={setAngle}
          />
          <Slider label="Gap" value={40} disabled onChange={() => {}} />
          <Field label="Treatment">
            <Select
              value={treatment}
              onChange={setTreatment}
              options={[
                { value: 'festival', label: 'Festival', data: '128 BPM' },
                { value: 'vinyl', label: 'Vinyl Stop', data: '100 BPM' },
                { value: 'sub', label: 'Sub Drop', data: '140 BPM', disabled: true },
              ]}
            />
          </Field>
          <div>
            <Checkbox label="Keep both names on the poster" checked={kept} onChange={setKept} />
            <Checkbox label="Send reminders" hint="One before the date, one after." />
            <Checkbox label="WAV and sampler pack" disabled />
          </div>
        </div>
      </div>
    </Part>
  );
}
