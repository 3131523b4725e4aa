import type { Stereo } from '#core/music/sound.ts';
import { LOUDNESS_PROFILES, type LoudnessProfileId } from '#core/tools/voice-tag/loudness-profiles.ts';
import type { LoudnessReport } from '#core/tools/voice-tag/report.ts';
import type { Rendered } from '../take.ts';
import { askFinish } from './ask-finish.ts';

/** A mix as it sounds after mastering, measured before any coding. */
export function masterPreview(
  rendered: Pick<Rendered, 'mix'>,
  profile: LoudnessProfileId,
  { signal }: { signal: AbortSignal },
): Promise<{ sound: Stereo; report: LoudnessReport }> {
  const { target, ceiling } = LOUDNESS_PROFILES[profile];
  return askFinish('preview', { sound: rendered.mix, aims: { target, ceiling } }, { signal });
}
