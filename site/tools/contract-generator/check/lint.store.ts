import { computed } from 'nanostores';
import type { FieldError } from '#core/errors.ts';
import { type Linted, lintContract } from '#core/tools/contract-generator/lint/lint-contract.ts';
import { localDay } from '#site/lib/local-day.ts';
import { $numbered, $presentable, $printed, $printedOwn, desk, form } from '../studio.ts';
import { $kept, keyOf } from './kept-findings.store.ts';

const $id = computed(desk.$draft, (draft) => draft?.id ?? '');

const OWN = /^ownClauses\.(\d+)/;

const $linted = computed([$printed, $numbered, $printedOwn], (contract, numbered, places) => {
  const { findings, passed } = lintContract(contract, localDay(new Date()), numbered);
  const pathInDraft = (path: string): string =>
    path.replace(OWN, (_, index) => `ownClauses.${places[Number(index)] ?? index}`);
  return { findings: findings.map((each) => ({ ...each, path: pathInDraft(each.path) })), passed };
});

/** What was typed and can't be printed stands first; the linter only sees that nothing is there. */
const asFinding = ({ path, reason }: FieldError): Linted['findings'][number] => ({
  ...{ id: 'field', severity: 'error', path, title: reason },
  text: 'What you typed is kept, but is not in the contract.',
});

/** What is to be looked at in the contract on the desk, without what its artist means as it is; errors can't be meant. */
export const $check = computed(
  [$linted, $id, $kept, form.$shownProblems, $presentable],
  ({ findings, passed }, id, kept, shown, { problems }) => {
    const meant = kept[id] ?? [];
    const isMeant = (finding: Linted['findings'][number]): boolean =>
      finding.severity === 'warning' && meant.includes(keyOf(finding));
    const unprinted = new Set(problems.map(({ path }) => path));
    const seen = findings.filter(({ path }) => !unprinted.has(path));
    return {
      findings: [...shown.map(asFinding), ...seen.filter((finding) => !isMeant(finding))],
      meant: seen.filter(isMeant),
      passed,
    };
  },
);
