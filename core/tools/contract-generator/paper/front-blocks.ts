import { dateWords, longDayWords } from '#core/day-words.ts';
import { EVENTS } from '#core/gigs/booking.ts';
import type { Block, Row } from '#core/paper/blocks.ts';
import type { Text } from '#core/paper/text-style.ts';
import { type Party, SETTINGS } from '../contract.ts';
import { BLANK, lengthWords } from '../figures.ts';
import { termsOf } from '../terms.ts';
import type { ContractParts } from './contract-parts.ts';
import { type Styles, tableLook } from './styles.ts';

/** Points. */
const LOGO = { height: 56, width: 190 } as const;

/** The name of the artist, and what this document is. */
export function headBlocks(
  { contract, ground, logoOn, madeAt }: ContractParts,
  styles: Styles,
  title: string,
): Block[] {
  const { artist, reference } = contract;
  const logo = logoOn(ground.ground);
  const made = dateWords(madeAt.toISOString().slice(0, 10));
  return [
    {
      kind: 'columns',
      gap: 16,
      columns: [
        {
          share: 5,
          blocks: [
            logo
              ? { kind: 'drawing', ...logo, ...LOGO, alt: `${artist.stageName} logo` }
              : { kind: 'paragraph', text: artist.stageName, style: { ...styles.title, align: 'start' } },
          ],
        },
        {
          share: 6,
          blocks: [
            { kind: 'heading', level: 1, text: title, style: styles.title },
            {
              kind: 'paragraph',
              text: reference
                ? [{ text: 'Reference ' }, { text: reference, strong: true }, { text: `  ·  ${made}` }]
                : made,
              style: { ...styles.small, size: 8.6, align: 'end' },
            },
          ],
        },
      ],
    },
    { kind: 'rule', colour: ground.ink, thickness: 1, before: 14, after: 14 },
  ];
}

function partyBlocks(label: string, party: Party, aka: string, styles: Styles): Block[] {
  const { name, address, taxId, email, phone, signer, signerRole } = party;
  const reach: Text = [
    ...(email ? [{ text: email, link: `mailto:${email}` }] : []),
    ...(phone ? [{ text: email ? `  ·  ${phone}` : phone }] : []),
  ];
  const signs = [signer, signerRole].filter(Boolean).join(', ');
  const lines: Text[] = [
    address || `Address: ${BLANK}`,
    ...(taxId ? [`Tax or company number: ${taxId}`] : []),
    ...(reach.length > 0 ? [reach] : []),
    ...(signs ? [`Signs: ${signs}`] : []),
  ];
  return [
    { kind: 'paragraph', text: label, style: styles.label },
    { kind: 'paragraph', text: name ? `${name}${aka}` : `${BLANK}${aka}`, style: styles.name },
    ...lines.map((text): Block => ({ kind: 'paragraph', text, style: styles.row })),
  ];
}

/** Who signs this, side by side. */
export function partiesBlock({ contract: { artist, client } }: ContractParts, styles: Styles): Block {
  const isSame = artist.name === '' || artist.name === artist.stageName;
  const artistParty = { ...artist, name: artist.name || artist.stageName };
  const aka = isSame ? '' : `, performing as ${artist.stageName}`;
  return {
    kind: 'columns',
    gap: 16,
    columns: [
      { share: 1, blocks: partyBlocks('Artist', artistParty, aka, styles) },
      { share: 1, blocks: partyBlocks('Client', client, '', styles) },
    ],
  };
}

/** The nights of a contract in words: one of them at length. */
function nightsWords(nights: readonly string[]): string {
  const [only] = nights;
  if (!only) return BLANK;
  return nights.length === 1 ? longDayWords(only) : nights.map(dateWords).join(', ');
}

function setWords({ contract }: ContractParts): string {
  const { times, nights } = contract;
  const { sets, minutes } = termsOf(contract);
  const [set] = sets;
  if (minutes === null) return `${times.start || '______'} – ${times.end || '______'}`;
  const clock = `${times.start} – ${times.end} (${lengthWords(minutes)})`;
  if (nights.length !== 1 || !set) return times.isAfterMidnight ? `${clock}, after midnight` : clock;
  const starts = times.isAfterMidnight ? `, starts on ${longDayWords(set.startsOn)}` : '';
  const ends = !starts && set.endsOn !== set.startsOn ? `, ends on ${longDayWords(set.endsOn)}` : '';
  return clock + starts + ends;
}

/** What happens where and when. */
export function eventBlocks(parts: ContractParts, styles: Styles): Block[] {
  const { contract, ground } = parts;
  const { show, event, times, nights, zone } = contract;
  const listed = (...parts: string[]): string => parts.filter(Boolean).join(', ');
  const guests = show.guests > 0 ? show.guests.toLocaleString('en') : '';
  const isPlain = !guests && show.setting === 'indoor';
  const facts = [
    ['Event', listed(show.name || BLANK, EVENTS[event].toLowerCase())],
    [nights.length > 1 ? 'Nights' : 'Date', nightsWords(nights)],
    ['Venue', listed(show.venue || BLANK, show.address)],
    ['Set time', setWords(parts)],
    ['Guests', isPlain ? '' : listed(guests, SETTINGS[show.setting].toLowerCase())],
    ['Load-in', listed(times.loadIn, times.soundCheck && `sound check ${times.soundCheck}`)],
    ['Music', show.style],
    ['Time zone', zone.replaceAll('_', ' ')],
  ].filter(([, value]) => value);
  const half = Math.ceil(facts.length / 2);
  const rows = Array.from({ length: half }, (_, index): Row => {
    const [left, right] = [facts[index * 2], facts[index * 2 + 1]];
    return { cells: [left?.[0] ?? '', left?.[1] ?? '', right?.[0] ?? '', right?.[1] ?? ''] };
  });
  return [
    { kind: 'heading', level: 2, text: 'Event details', style: styles.heading },
    {
      ...tableLook(ground, styles),
      rows,
      columns: [
        { share: 15, isRowHead: true, style: styles.rowHead },
        { share: 39 },
        { share: 15, isRowHead: true, style: styles.rowHead },
        { share: 39 },
      ],
    },
  ];
}
