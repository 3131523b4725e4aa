import type { FieldError } from '#core/errors.ts';
import type { VoiceDrop } from '#core/tools/voice-tag/drop.ts';
import { refusalOf } from '#core/tools/voice-tag/refusal.ts';
import type { ToolPorts } from '../../providers/ports.ts';

/** Why a drop is not made, known before anything is reserved. */
export function refuseDrop(drop: VoiceDrop, { speech }: Pick<ToolPorts, 'speech'>): FieldError | null {
  if (drop.source.kind === 'provider' && !speech)
    return { path: 'source.kind', reason: 'No provider speaks here. Choose a voice of the device' };
  return refusalOf(drop);
}

/** The recording of one's own voice that a drop is made from. */
export const takeOfDrop = ({ source }: Pick<VoiceDrop, 'source'>) =>
  source.kind === 'take' ? { id: source.takeId, path: 'source.takeId' } : null;
