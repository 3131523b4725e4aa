import { atom, computed } from 'nanostores';
import { ApiError } from '#core/errors.ts';
import {
  type Home,
  NO_HOME,
  type Tracker,
  type TrackerSettings,
  USUAL_SETTINGS,
} from '#core/gigs/tracker-settings.ts';
import { noteSave, onForget } from './gigs.store.ts';
import { trackerCall } from './tracker-call.ts';

interface Told {
  settings: TrackerSettings;
  home: Home;
  version: number;
}

/** What the tracker goes by, as the server told it; null until then. */
export const $told = atom<Told | null>(null);

/** The same with what is usual as long as nothing was told. */
export const $tracker = computed(
  $told,
  (told): Tracker => ({
    ...(told?.settings ?? USUAL_SETTINGS),
    ...(told?.home ?? NO_HOME),
  }),
);

/** The zone of home; that of this device where the profile says none. */
export const $homeZone = computed(
  $tracker,
  ({ homeZone }) => homeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
);

onForget(() => $told.set(null));

/** Throws what `call` throws. */
export async function loadTrackerSettings(): Promise<void> {
  $told.set(await trackerCall('trackerSettings', {}));
}

/** How often a change is made again while other windows change the settings too. */
const MOST_TRIES = 5;

/**
 * Changes the settings from what is stored: where another window was faster, the change is made again on what it stored.
 * What is shown changes at once, and goes back where it could not be saved. Throws what `call` throws.
 */
export async function changeTrackerSettings(
  change: (settings: TrackerSettings) => TrackerSettings,
): Promise<void> {
  if ($told.get() === null) await loadTrackerSettings();
  for (let tries = 1; ; tries += 1) {
    const told = $told.get();
    if (!told) return;
    const settings = change(told.settings);
    $told.set({ ...told, settings });
    try {
      const reply = await trackerCall('saveTrackerSettings', {
        headers: { 'if-match': `"${told.version}"` },
        body: { settings },
      });
      $told.set({ ...told, ...reply });
      noteSave();
      return;
    } catch (error) {
      const stored = error instanceof ApiError ? error.details.versions?.stored : undefined;
      if (!stored || tries === MOST_TRIES) {
        $told.set(told);
        throw error;
      }
      $told.set({ ...told, ...(stored as Pick<Told, 'settings' | 'version'>) });
    }
  }
}
