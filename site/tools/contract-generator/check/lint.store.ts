import { computed } from 'nanostores';
import { type Linted, lintContract } from '#core/tools/contract-generator/lint/lint-contract.ts';
import { $presentable, desk } from '../studio.ts';
import { today } from '../today.ts';
import { $kept, keyOf } from './kept-findings.store.ts';

/** What the linter finds in the contract on the desk, without what its artist means as it is; errors can't be meant. */
export const $check = computed([$presentable, desk.$draft, $kept], ({ content }, draft, kept) => {
  const { findings, passed } = lintContract(content, today());
  const meant = kept[draft?.id ?? ''] ?? [];
  const isMeant = (finding: Linted['findings'][number]): boolean =>
    finding.severity === 'warning' && meant.includes(keyOf(finding));
  return {
    findings: findings.filter((finding) => !isMeant(finding)),
    meant: findings.filter(isMeant),
    passed,
  };
});
