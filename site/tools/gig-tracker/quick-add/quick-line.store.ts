import { atom, computed } from 'nanostores';
import type { Gig, NewGig } from '#core/gigs/gig.ts';
import type { GigStatus } from '#core/gigs/gig-status.ts';
import type { Clash, QuickAdd } from '#core/gigs/quick-add-schema.ts';
import { $account } from '#site/lib/kept-session.ts';
import { newGigId } from '#site/lib/new-ids.ts';
import { recall, remember, tabMemory } from '#site/lib/tab-memory.ts';
import { deviceTimeZone } from '#site/lib/time-zones.ts';
import { addGig } from '../state/add-gig.ts';
import { onForget } from '../state/gigs.store.ts';
import { trackerCall } from '../state/tracker-call.ts';

/** What was understood of a line, and what it would clash with. */
export type Understood = QuickAdd & { clashes: Clash[] };

const KEY = 'deckhand.gig-line';
/** How long nobody types before the line is read, in milliseconds. */
const PAUSE_MS = 250;

/** The line as it is typed. It stays in the tab until it was added. */
export const $line = atom('');

/** What was understood last, and of which line. It stays while a newer line is being read. */
const $answer = atom<{ line: string; understood: Understood } | null>(null);
/** Why the line could not be read. */
export const $readFailure = atom<unknown>(null);
/** Chosen instead of what the line says. */
export const $chosenStatus = atom<GigStatus | null>(null);

/** What is shown: nothing of a line that was emptied. */
export const $understood = computed([$line, $answer], (line, answer) =>
  line.trim() === '' ? null : (answer?.understood ?? null),
);
/** Whether what is shown is of the line as it is typed. */
export const $isRead = computed([$line, $answer], (line, answer) => answer?.line === line.trim());

let timer: ReturnType<typeof setTimeout> | undefined;
let asked: AbortController | null = null;

/** Takes up the line of before a reload, if it is of the same account. */
export function beginLine(): void {
  const kept = recall(tabMemory, KEY) as { account?: string; line?: string } | null;
  if (kept?.line && kept.account === $account.get() && $line.get() === '') writeLine(kept.line);
}

onForget(() => {
  clearTimeout(timer);
  asked?.abort();
  $line.set('');
  clearAnswer();
});

export function writeLine(line: string): void {
  $line.set(line);
  remember(tabMemory, KEY, line ? { account: $account.get(), line } : null);
  clearTimeout(timer);
  asked?.abort();
  if (line.trim() === '') clearAnswer();
  else timer = setTimeout(() => void readLine(), PAUSE_MS);
}

function clearAnswer(): void {
  $answer.set(null);
  $readFailure.set(null);
  $chosenStatus.set(null);
}

/** Reads the line as it is now. What an aborted call would have said is passed over. */
async function readLine(): Promise<void> {
  asked?.abort();
  const own = new AbortController();
  asked = own;
  const line = $line.get().trim();
  try {
    const understood = await understand(line, own.signal);
    if (own.signal.aborted) return;
    $answer.set({ line, understood });
    $readFailure.set(null);
  } catch (error) {
    if (!own.signal.aborted) $readFailure.set(error);
  }
}

const understand = (line: string, signal?: AbortSignal): Promise<Understood> =>
  trackerCall('parseGig', { body: { line, zone: deviceTimeZone() }, ...(signal && { signal }) });

/** The gig as it is added: in the status that was chosen, with the words that nothing was made of as its notes. */
export function gigToAdd({ gig, unread }: QuickAdd, status: GigStatus | null): NewGig | null {
  if (!gig) return null;
  return {
    ...gig,
    ...(status && status !== gig.status && { status, hold: null }),
    ...(unread.length > 0 && { notes: [gig.notes, unread.join(' ')].filter(Boolean).join('\n') }),
  };
}

/** Sent again with the same line it is the same gig. */
let idOfLine: { line: string; id: string } | null = null;

/**
 * Adds the gig of the line, which is read once more if it has changed since. Null where it names no day. What is typed
 * meanwhile stays. Throws what `call` throws.
 */
export async function addLine(): Promise<Gig | null> {
  const line = $line.get().trim();
  const answer = $answer.get();
  const status = $chosenStatus.get();
  const said = gigToAdd(answer?.line === line ? answer.understood : await understand(line), status);
  if (!said) return null;
  if (idOfLine?.line !== line) idOfLine = { line, id: newGigId() };
  const gig = await addGig({ ...said, id: idOfLine.id });
  idOfLine = null;
  if ($line.get().trim() === line) writeLine('');
  return gig;
}
