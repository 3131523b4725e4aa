import type { MeasuredSound } from '#core/music/measured-sound.ts';
import { showShares, showWords } from '#site/lib/show-words.ts';
import { type LoudnessView, loudnessView } from './loudness-view.ts';

/** Shows what was measured of a file in the report, and returns it in words. */
export function showReport(report: HTMLElement, name: string, sound: MeasuredSound): string {
  const view = loudnessView(name, sound);
  showWords(report, view.words);
  showShares(report, view.shares);
  showPicture(report, view);
  for (const row of report.querySelectorAll<HTMLElement>('[data-target]')) {
    const state = Object.entries(view.states).find(([id]) => id === row.dataset.target)?.[1];
    row.querySelector('.state')?.setAttribute('data-state', state ?? 'nothing');
  }
  report.querySelector('.badge')?.setAttribute('hidden', '');
  return view.text;
}

function showPicture(report: HTMLElement, { wave, curve }: LoudnessView): void {
  report.querySelector('.loud-wave .b')?.setAttribute('d', wave || 'M0 100h800');
  report.querySelector('.loud-curve')?.setAttribute('d', curve);
}
