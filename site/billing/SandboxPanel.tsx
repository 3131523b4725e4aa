import { useState } from 'react';
import type { Billing } from '#core/billing/billing-schema.ts';
import { Problem } from '#site/lib/Problem.tsx';
import { problemOf } from '#site/lib/problem-of.ts';
import { Button } from '#site/ui/Button.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { actInSandbox } from './billing.store.ts';
import { sandboxButtons } from './sandbox-words.ts';

type Act = Billing['acts'][number];

/** Lets something happen that a provider of payments, or time, would bring. */
export function SandboxPanel({ account, acts }: { account: string; acts: Billing['acts'] }) {
  const [busy, setBusy] = useState<Act | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  async function press(act: Act): Promise<void> {
    if (busy !== null) return;
    setBusy(act);
    setProblem(null);
    try {
      await actInSandbox(account, act);
    } catch (error) {
      setProblem(problemOf(error));
    }
    setBusy(null);
  }
  const buttons = sandboxButtons(acts);
  return (
    <Panel title="Sandbox" id="sandbox" className="credits-sandbox" padded>
      <p className="small">Sandbox: no money moves. Only on this machine.</p>
      {buttons.length === 0 && (
        <p className="small muted">
          Start the trial, or order Pro or credits. Then you choose here what happens next.
        </p>
      )}
      <div className="credits-acts">
        {buttons.map(({ act, label }) => (
          <Button key={act} size="sm" busy={busy === act} onClick={() => void press(act)}>
            {label}
          </Button>
        ))}
      </div>
      <Problem text={problem} />
    </Panel>
  );
}
