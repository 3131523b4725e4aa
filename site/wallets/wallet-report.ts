import type { WalletFacts } from './wallet-facts.ts';
import { findingsOf, summaryOf, VERDICT_WORDS, WALLET_GROUPS } from './wallet-rows.ts';

/** `2026-11-28 15:03 UTC` */
const utc = (now: Date): string => `${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** What was found, to be sent on as plain text. */
export function reportText(facts: WalletFacts, { browser, now }: { browser: string; now: Date }): string {
  const findings = findingsOf(facts);
  const { headline, reason } = summaryOf(facts);
  const lines = [
    'Wallet check',
    '',
    `Address: ${facts.protocol}//${facts.host}`,
    `Browser: ${browser}`,
    `Checked: ${utc(now)}`,
    '',
    `${headline}. ${reason}`,
    ...WALLET_GROUPS.flatMap(({ title, rows }) => [
      '',
      title,
      ...rows.map(
        ({ id, name }) => `  [${VERDICT_WORDS[findings[id].verdict]}] ${name}: ${findings[id].reason}`,
      ),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}
