import { showWords } from '#site/lib/show-words.ts';
import type { CheckProgress } from './check-messages.ts';

/** What is done sooner needs no meter. */
const SHOWN_AFTER_MS = 1000;

export interface RunMeter {
  show(progress: CheckProgress): void;
  end(): void;
}

/** Shows how far a check is, with the way to stop it, once it has lasted a second. */
export function startMeter(root: ParentNode): RunMeter {
  const run = root.querySelector<HTMLElement>('[data-part=run]');
  const meter = run?.querySelector<HTMLElement>('[role=progressbar]');
  const timer = setTimeout(() => {
    if (run) run.hidden = false;
  }, SHOWN_AFTER_MS);
  const show = ({ share, doing }: CheckProgress): void => {
    const percent = String(Math.floor(share * 100));
    showWords(root, { doing, percent: `${percent} %` });
    meter?.style.setProperty('--part', String(share));
    meter?.setAttribute('aria-valuenow', percent);
    meter?.setAttribute('aria-valuetext', `${doing}, ${percent} %`);
  };
  show({ share: 0, doing: 'Reading' });
  return {
    show,
    end() {
      clearTimeout(timer);
      if (run) run.hidden = true;
    },
  };
}
