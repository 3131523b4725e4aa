import { ApiError } from '#core/errors.ts';
import type { VoiceDrop } from '#core/tools/voice-tag/drop.ts';
import { REPORT_FILE, type VoiceDropOutput, WAVE_FILE } from '#core/tools/voice-tag/tool.ts';
import type { DeviceMade, MadeFile } from '../../providers/ports.ts';
import { drawWave } from './draw-wave.ts';
import { dropProblem } from './drop-problem.ts';
import { writeReport } from './write-report.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/**
 * Holds a finished drop to the file that came and to what was asked for, and adds its picture and its report. Throws
 * INVALID_INPUT where it is something else.
 */
export function completeDrop(made: DeviceMade<VoiceDrop, VoiceDropOutput>): MadeFile[] {
  const problem = dropProblem(made);
  if (problem) throw new ApiError('INVALID_INPUT', undefined, { fields: [problem] });
  return [
    { name: WAVE_FILE, type: 'image/svg+xml', bytes: bytesOf(drawWave(made.output.wave)) },
    { name: REPORT_FILE, type: 'application/json', bytes: bytesOf(writeReport(made)) },
  ];
}
