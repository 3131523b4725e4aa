import { $journey } from '#site/lib/account-data.store.ts';
import { call } from '#site/lib/api.ts';
import { putData, refresh } from '#site/lib/query.ts';
import { $session } from '#site/lib/session.store.ts';

/** How long the server may take, in milliseconds: the tour must not hang on it. */
export const SAVE_MS = 5000;

/** Whether the journey has the tour as done; undefined until it came. */
export function onboardingCompleted(): boolean | undefined {
  return $journey
    .get()
    .data?.milestones.some(({ key, completed }) => key === 'onboardingCompleted' && completed);
}

/** Tells the server that the tour is done. A refusal or no answer changes nothing for this browser. spec §4 */
export async function completeOnboarding(): Promise<void> {
  if ($session.get().status !== 'user' || onboardingCompleted()) return;
  try {
    const journey = await call('completeOnboarding', { signal: AbortSignal.timeout(SAVE_MS) });
    putData('journey', journey);
    refresh('journey');
  } catch {
    // The journey's own link reopens the tour, and its end tells the server again.
  }
}
