import { placeholdersIn } from '../clauses/fill-text.ts';
import { BLANK, type Figures } from '../figures.ts';

/** What clauses fill in that the contract states beside them too: in its tables, its timeline or another clause. */
const STATED = new Set([
  ...['artist', 'stageName', 'client', 'event', 'venue', 'nightCount', 'travelDetails', 'travelSum'],
  ...['start', 'end', 'loadIn', 'soundCheck', 'length', 'endsOn', 'overtime', 'overtimeStep'],
  ...['currency', 'fee', 'feeWords', 'total', 'eachNight', 'percent', 'afterCosts', 'bonuses'],
  ...['deposit', 'depositDue', 'balance', 'balanceDue'],
]);

const isTier = (name: string): boolean => name === 'lastTier.percent' || /^tier\d+\./.test(name);
const isStated = (name: string): boolean => STATED.has(name) || isTier(name);

/** Whether a document tells it in its tables as well, so that a change of it is told there. */
export const isInTables = (name: string): boolean => STATED.has(name);

/** Figures of a clause that other words would contradict: those that the contract states elsewhere, as they are printed. */
export const statedFigures = (paragraphs: readonly string[], figures: Figures): string[] => [
  ...new Set(
    paragraphs
      .flatMap(placeholdersIn)
      .filter(isStated)
      .map((name) => (figures.get(name) ?? '').replace(/^[\s,]+/, '').trim())
      .filter((words) => words !== '' && words !== BLANK),
  ),
];
