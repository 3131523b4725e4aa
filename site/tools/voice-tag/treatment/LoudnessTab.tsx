import { useStore } from '@nanostores/react';
import { LOUDNESS_PROFILE_IDS, LOUDNESS_PROFILES } from '#core/tools/voice-tag/loudness-profiles.ts';
import { Field } from '#site/ui/Field.tsx';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { signed } from '../report/level-words.ts';
import { drop } from '../studio.ts';

const OPTIONS = LOUDNESS_PROFILE_IDS.map((id) => ({
  value: id,
  title: LOUDNESS_PROFILES[id].label,
  data: `${signed(LOUDNESS_PROFILES[id].target)} LUFS`,
}));

/** Where the drop will be played decides how loud it is mastered. It is no part of the recipe. */
export function LoudnessTab() {
  const { profile } = useStore(drop.$draft);
  const { line, ceiling } = LOUDNESS_PROFILES[profile];
  return (
    <Field
      label="Where it is played"
      group
      hint={`${line}. True peak stays under ${signed(ceiling)} dBTP, measured again after encoding.`}
    >
      <PadGroup
        columns={4}
        className="dense"
        value={profile}
        onChange={(next) => drop.change({ profile: next })}
        options={OPTIONS}
      />
    </Field>
  );
}
