import { atom } from 'nanostores';
import { recall, remember } from '#site/lib/tab-memory.ts';

const KEY = 'deckhand.contract-kept';

/** No more contracts than these remember what was kept. */
const MOST_CONTRACTS = 50;

type Kept = Readonly<Record<string, readonly string[]>>;

const memory = (): Storage => localStorage;

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((keys) => Array.isArray(keys) && keys.every((key) => typeof key === 'string'));

function restored(): Kept {
  const stored = recall(memory, KEY);
  return isKept(stored) ? stored : {};
}

/** By contract, the findings that its artist means as they are. They come back once what they say is another. */
export const $kept = atom<Kept>({});

export const restoreKept = (): void => $kept.set(restored());

/** What a finding is known by. */
export const keyOf = ({ id, path, text }: { id: string; path: string; text: string }): string =>
  `${id} ${path} ${text}`;

function put(contractId: string, keys: readonly string[]): void {
  const { [contractId]: _, ...others } = restored();
  const latest = Object.entries(others).slice(-(MOST_CONTRACTS - 1));
  const next = { ...Object.fromEntries(latest), ...(keys.length > 0 && { [contractId]: keys }) };
  $kept.set(next);
  remember(memory, KEY, Object.keys(next).length > 0 ? next : null);
}

export const keepFinding = (contractId: string, key: string): void =>
  put(contractId, [...new Set([...($kept.get()[contractId] ?? []), key])]);

export const forgetFinding = (contractId: string, key: string): void =>
  put(
    contractId,
    ($kept.get()[contractId] ?? []).filter((kept) => kept !== key),
  );
