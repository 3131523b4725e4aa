import { count } from '#core/count-words.ts';
import { deviceName } from '#core/device-name.ts';
import { html, type Markup } from '#core/markup.ts';
import { entryWords } from '#core/signing/entry-words.ts';
import type { Entry, EnvelopeEvent, Role } from '#core/signing/envelope.ts';
import { shortHash } from '#core/signing/short-hash.ts';
import { icon } from './icons.ts';
import { momentMarkup } from './moment-markup.ts';
import { documentWords, type PageParts } from './page-parts.ts';
import { isOpen } from './situation.ts';

/** The first digits of a hash, as people compare them. */
const firstDigits = (hash: string): string => `${hash.slice(0, 4)} ${hash.slice(4, 8)}`;

const STEPS: readonly EnvelopeEvent['type'][] = [
  'sent',
  'opened',
  'signed',
  'proposed',
  'proposal-withdrawn',
  'answered',
];

const SIGNATURES: readonly EnvelopeEvent['type'][] = ['signed', 'completed', 'sealed'];

/** What has happened with this version, without mails and comments in between. */
const steps = ({ entries, envelope }: PageParts): Entry[] =>
  entries.filter(
    ({ event }) => STEPS.includes(event.type) && 'version' in event && event.version === envelope.version,
  );

/** Who still has to sign, in the order that was chosen. */
function missing({ envelope: { signers, order } }: PageParts): Role[] {
  const roles: Role[] = order === 'artist-first' ? ['artist', 'client'] : ['client', 'artist'];
  return roles.filter((each) => !signers[each].signed);
}

function chain(page: PageParts): Markup {
  const { envelope, role, zone } = page;
  const done = steps(page).map((entry) => {
    const { at, by, from, hash } = entry;
    const { what } = entryWords(entry);
    return html`<li>${momentMarkup(at, zone)}<b>${what}</b><span class="small muted" dir="auto">${[by.name, from && deviceName(from.agent)].filter(Boolean).join(', ')}</span><span class="hash num">${firstDigits(hash)}</span></li>`;
  });
  const { addendum, version } = envelope;
  const signed = 2 - missing(page).length;
  const now = html`<li class="now"><span class="when">Now</span><b>You’re reading ${addendum ? 'this addendum' : `version ${version}`}</b><span class="small muted">${signed === 0 ? 'Nothing is signed yet' : 'One side has signed'}</span></li>`;
  const answered =
    envelope.paused &&
    html`<li class="next"><span class="small muted" dir="auto">Answered by ${role === 'artist' ? 'you' : envelope.signers.artist.name}</span></li>`;
  const next = missing(page).map(
    (each) =>
      html`<li class="next"><span class="small muted" dir="auto">Signed by ${each === role ? 'you' : envelope.signers[each].name}</span></li>`,
  );
  return html`<ol class="chain">${done}${now}${answered}${next}<li class="next"><span class="small muted">Signed PDF to both</span></li></ol>`;
}

/** Every entry of the record. */
function recordTable({ entries, zone }: PageParts): Markup {
  const rows = entries.map((entry) => {
    const { what, who, detail } = entryWords(entry);
    const isSignature = SIGNATURES.includes(entry.event.type);
    return html`<tr${isSignature ? html` class="sg-r"` : false}><td>${momentMarkup(entry.at, zone, 'second')}</td><th scope="row">${what}</th><td dir="auto">${who}</td><td class="muted small" dir="auto">${detail}</td><td class="r num muted">${firstDigits(entry.hash)}</td></tr>`;
  });
  return html`<table class="table"><thead><tr><th scope="col">Time</th><th scope="col">What</th><th scope="col">Who</th><th scope="col">Detail</th><th scope="col" class="r">Hash</th></tr></thead><tbody>${rows}</tbody></table>`;
}

/** What was recorded: the steps of this version while it is out, and every entry. */
export function recordPanel(page: PageParts): Markup {
  const { entries, envelope, situation, zone } = page;
  const { sha256 } = envelope.document;
  const isRunning = isOpen(situation);
  const table = recordTable(page);
  return html`<section class="panel evid" id="record" aria-labelledby="record-title"><header class="panel-h"><h2 id="record-title">${isRunning ? 'Recorded so far' : 'What was recorded'}</h2><span class="small muted num">${documentWords(page)}, SHA-256 <span title="${sha256}">${shortHash(sha256)}</span></span></header>${
    isRunning
      ? html`${chain(page)}<details class="fold all"><summary><span>All ${count(entries.length, 'entry', 'entries')}</span>${icon('down')}</summary>${table}</details>`
      : table
  }<p class="ev-n small muted">Times are <span data-zone>${zone.replaceAll('_', ' ')}</span>. Each entry carries the hash of the one before it: a change in one shows in all that follow.</p></section>`;
}
