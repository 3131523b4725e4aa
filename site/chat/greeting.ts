import { atom, type ReadableAtom } from 'nanostores';
import { recall, remember, type TabMemory } from '#site/lib/tab-memory.ts';
import { $dock, openByItself } from './dock.store.ts';

/** From the first signed-in look at the dashboard to the panel that opens by itself, in milliseconds. spec §9 */
export const GREETING_AFTER_MS = 2000;
/** From opening an empty conversation by hand to the greeting, in milliseconds. spec §9 */
export const GREETING_BY_HAND_MS = 800;

/** The key in sessionStorage: `true` once this browser session was greeted. */
export const GREETED_KEY = 'chat-greeting-shown';

interface GreetingParts {
  memory: () => TabMemory;
  now: () => Date;
  /** Whether a modal dialog, such as the welcome tour, has the page. */
  isCovered: () => boolean;
}

export interface Greeting {
  /** When Cue greeted on this page, as an ISO instant; null before. */
  $at: ReadableAtom<string | null>;
  /** Whether this browser session is still to be greeted. */
  isDue(): boolean;
  /** The first look at the dashboard: opens the panel with a greeting after a while. Returns how to stop. spec §4 */
  afterFirstView(): () => void;
  /** The panel was opened by hand and has nothing in it: greets after a moment. Returns how to stop. spec §4 */
  afterSilence(): () => void;
  /** There is a conversation already, so there is no need to greet any more. */
  skip(): void;
}

export function greeting({ memory, now, isCovered }: GreetingParts): Greeting {
  const $at = atom<string | null>(null);
  const isDue = () => recall(memory, GREETED_KEY) !== true;
  const skip = () => remember(memory, GREETED_KEY, true);

  function greet(): void {
    skip();
    $at.set(now().toISOString());
  }

  return {
    $at,
    isDue,
    skip,
    afterFirstView() {
      let timer = setTimeout(look, GREETING_AFTER_MS);
      function look(): void {
        if ($dock.get().open || !isDue()) return;
        if (isCovered()) {
          // Nothing opens behind a dialog. After it there is the same pause again.
          timer = setTimeout(look, GREETING_AFTER_MS);
          return;
        }
        greet();
        openByItself();
      }
      return () => clearTimeout(timer);
    },
    afterSilence() {
      const timer = setTimeout(() => isDue() && greet(), GREETING_BY_HAND_MS);
      return () => clearTimeout(timer);
    },
  };
}
