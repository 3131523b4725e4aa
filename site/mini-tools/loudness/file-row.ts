import type { OnStage, Stage } from './stages.ts';

/** A file in the list: what happens to it, how far it is, and what can be done with it. */
export interface FileRow {
  element: Element;
  onStop(stop: () => void): void;
  stage: OnStage;
  done(lufs: number | null, show: () => void): void;
  failed(error: unknown): void;
  stopped(): void;
}

const STAGES: Record<Stage, string> = { reading: 'Reading', decoding: 'Decoding', measuring: 'Measuring' };
const UNKNOWN = 'It could not be measured. Load the page again, then try once more.';

/** Makes a row from the template of the page; null where it has none. */
export function fileRow(root: ParentNode, name: string): FileRow | null {
  const template = root.querySelector<HTMLTemplateElement>('template[data-row=file]');
  const element = template?.content.firstElementChild?.cloneNode(true);
  if (!(element instanceof HTMLElement)) return null;
  const part = <Kind extends HTMLElement>(selector: string) => element.querySelector<Kind>(selector);
  const [said, percent, meter, stop, show] = [
    part('.loud-said'),
    part('.loud-percent'),
    part('.progress'),
    part('[data-do=stop]'),
    part('[data-do=show]'),
  ];
  const title = part('.loud-name');
  if (title) title.textContent = name;
  stop?.setAttribute('aria-label', `Stop ${name}`);
  show?.setAttribute('aria-label', `Show ${name}`);
  const end = (words: string, state: string): void => {
    if (said) said.textContent = words;
    if (percent) percent.textContent = '';
    element.dataset.state = state;
    meter?.setAttribute('hidden', '');
    stop?.setAttribute('hidden', '');
  };
  return {
    element,
    onStop: (stopIt) => stop?.addEventListener('click', stopIt),
    stage(stage, share) {
      // A screen reader is told of each stage, and not of each percent.
      if (said && said.textContent !== STAGES[stage]) said.textContent = STAGES[stage];
      if (percent) percent.textContent = stage === 'measuring' ? `${Math.floor(share * 100)} %` : '';
      if (meter) meter.dataset.state = stage === 'measuring' ? '' : 'waiting';
      meter?.style.setProperty('--part', String(share));
    },
    done(lufs, showIt) {
      if (lufs === null) end('Too quiet or too short', 'unmeasured');
      else end(`${lufs.toFixed(1).replace('-', '−')} LUFS`, 'done');
      show?.removeAttribute('hidden');
      show?.addEventListener('click', showIt);
    },
    failed(error) {
      // Only a FileProblem speaks to people; its class comes with the part that loads late.
      const reason = error instanceof Error && error.name === 'FileProblem' ? error.message : UNKNOWN;
      end(reason, 'failed');
    },
    stopped: () => end('Stopped', 'stopped'),
  };
}
