import { computed } from 'nanostores';
import { type Linted, lintContract } from '#core/tools/contract-generator/lint/lint-contract.ts';
import { localDay } from '#site/lib/local-day.ts';
import { $numbered, $printed, $printedOwn, desk } from '../studio.ts';
import { $kept, keyOf } from './kept-findings.store.ts';

const $id = computed(desk.$draft, (draft) => draft?.id ?? '');

const OWN = /^ownClauses\.(\d+)/;

const $linted = computed([$printed, $numbered, $printedOwn], (contract, numbered, places) => {
  const { findings, passed } = lintContract(contract, localDay(new Date()), numbered);
  const pathInDraft = (path: string): string =>
    path.replace(OWN, (_, index) => `ownClauses.${places[Number(index)] ?? index}`);
  return { findings: findings.map((each) => ({ ...each, path: pathInDraft(each.path) })), passed };
});

/** What the linter finds in the contract on the desk, without what its artist means as it is; errors can't be meant. */
export const $check = computed([$linted, $id, $kept], ({ findings, passed }, id, kept) => {
  const meant = kept[id] ?? [];
  const isMeant = (finding: Linted['findings'][number]): boolean =>
    finding.severity === 'warning' && meant.includes(keyOf(finding));
  return {
    findings: findings.filter((finding) => !isMeant(finding)),
    meant: findings.filter(isMeant),
    passed,
  };
});
