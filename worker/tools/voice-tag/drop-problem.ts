import type { FieldError } from '#core/errors.ts';
import type { VoiceDrop } from '#core/tools/voice-tag/drop.ts';
import { countedLoudness } from '#core/tools/voice-tag/engine/loudness/report-on.ts';
import { LOUDNESS_PROFILES } from '#core/tools/voice-tag/loudness-profiles.ts';
import { DROP_FILE, type VoiceDropOutput } from '#core/tools/voice-tag/tool.ts';
import type { DeviceMade } from '../../providers/ports.ts';

/** Why what a device handed in is not the drop that was asked for; null where it is. Silence is not sold. */
export function dropProblem({
  input,
  output,
  files,
}: Pick<DeviceMade<VoiceDrop, VoiceDropOutput>, 'input' | 'output' | 'files'>): FieldError | null {
  const { report, wave } = output;
  const { label, target, ceiling } = LOUDNESS_PROFILES[input.profile];
  if (files.find(({ name }) => name === DROP_FILE)?.sha256 !== output.sha256)
    return { path: 'output.sha256', reason: `This is not the ${DROP_FILE} that was uploaded` };
  if (report.target !== target || report.ceiling !== ceiling)
    return {
      path: 'output.report',
      reason: `${label} aims at ${target} LUFS under ${ceiling} dBTP, and this report at something else`,
    };
  if (report.truePeak === null || countedLoudness(report) === null || wave.body.every((peak) => peak === 0))
    return { path: 'output.report', reason: 'Nothing is heard in this drop, so it is not finished' };
  return null;
}
