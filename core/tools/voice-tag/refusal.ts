import type { FieldError } from '../../errors.ts';
import type { VoiceDrop } from './drop.ts';
import { providerProblem, providerText } from './provider-text.ts';
import { scriptImitationProblem } from './real-people.ts';
import { speechProblem } from './speakable.ts';

/** Why a drop is not made, known before anything is spent; null where nothing speaks against it. */
export function refusalOf(drop: Pick<VoiceDrop, 'script' | 'respellings' | 'source'>): FieldError | null {
  const imitation = scriptImitationProblem(drop.script);
  // A recording speaks for itself: its script is a title.
  if (imitation || drop.source.kind === 'take') return imitation;
  const said = scriptImitationProblem(providerText(drop.script, drop.respellings));
  if (said) return { ...said, path: 'respellings' };
  // A provider reads scripts that the voices of the device do not.
  if (drop.source.kind === 'provider') return providerProblem(drop.script);
  return speechProblem(drop.script, drop.respellings);
}
