import { dateWords, dayWords } from '#core/day-words.ts';
import { EVENTS } from '#core/gigs/booking.ts';
import { moneyWords } from '#core/money.ts';
import type { Block } from '#core/paper/blocks.ts';
import type { Paper } from '#core/paper/paper.ts';

import { lengthWords } from '../figures.ts';
import { termsOf } from '../terms.ts';
import { AGREEMENT, type ContractParts } from './contract-parts.ts';
import { stylesOn } from './styles.ts';

/** In points; its picture stands for the contract in the library, at any size. */
const CARD = { width: 320, height: 240 } as const;
const MARGIN = 22;
const cut = (text: string, most: number): string => {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most).join('')} …` : text;
};

/** The head of a contract as a picture: who, where, when and for how much. */
export function contractCard({ contract, ground, logoOn, madeAt }: ContractParts): Paper {
  const { artist, client, show, nights, event, currency } = contract;
  const styles = stylesOn(ground);
  const { minutes, total } = termsOf(contract);
  const logo = logoOn(ground.ground);
  const [first, last] = [nights[0], nights.at(-1)];
  const when =
    !first || !last ? '' : first === last ? dayWords(first) : `${dateWords(first)} – ${dateWords(last)}`;
  const times =
    minutes !== null ? `${contract.times.start} – ${contract.times.end}, ${lengthWords(minutes)}` : '';
  const lines = [show.venue, client.name, [when, times].filter(Boolean).join(' · ')].filter(Boolean);
  const row = { ...styles.row, size: 12, leading: 1.5 };
  const large = { ...styles.title, align: 'start', size: 17 } as const;
  const blocks: Block[] = [
    { kind: 'box', blocks: [], isBleeding: true, leastHeight: 6, ground: ground.accent },
    { kind: 'space', height: 16 },
    logo
      ? { kind: 'drawing', ...logo, height: 52, width: 170, alt: `${artist.stageName} logo` }
      : { kind: 'paragraph', text: cut(artist.stageName, 24), style: large },
    { kind: 'rule', colour: ground.ink, thickness: 1, before: 10, after: 10 },
    { kind: 'paragraph', text: `${AGREEMENT} · ${EVENTS[event]}`, style: { ...styles.label, size: 10 } },
    {
      kind: 'paragraph',
      text: cut(show.name || EVENTS[event], 40),
      style: { ...styles.name, size: 16, after: 4 },
    },
    // Nothing in the upper right corner: there a tile of the dashboard says what a contract costs.
    ...(total > 0
      ? [{ kind: 'paragraph', text: moneyWords({ amount: total, currency }), style: large } as const]
      : []),
    ...lines.map((text): Block => ({ kind: 'paragraph', text: cut(text, 60), style: row })),
  ];
  return {
    ...{ title: AGREEMENT, author: artist.stageName, subject: AGREEMENT, language: 'en' },
    ...{ size: CARD, margins: { top: 0, right: MARGIN, bottom: 0, left: MARGIN }, ground: ground.ground },
    ...{ blocks, madeAt },
  };
}
