import { useStore } from '@nanostores/react';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect } from 'react';
import type { Credits } from '#core/credits.ts';
import type { Contract } from '#core/tools/contract-generator/contract.ts';
import type { Linted } from '#core/tools/contract-generator/lint/lint-contract.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { CueChip } from '#site/ui/CueChip.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { MakeContract } from '../make/MakeContract.tsx';
import { desk } from '../studio.ts';
import { $isAll } from './all-findings.store.ts';
import { forgetFinding, keepFinding, keyOf, restoreKept } from './kept-findings.store.ts';
import { $check } from './lint.store.ts';
import { showField } from './show-field.ts';
import './check.css';

/** Of a long list, so many are shown at first. */
const FIRST = 4;

/** What the press mended is gone: the focus goes to what stands in its place. */
const goToFinding = (number: number): void =>
  void requestAnimationFrame(() => {
    const rows = [...document.querySelectorAll('.check-findings > li')];
    const row = rows[Math.min(number, rows.length) - 1];
    const next =
      row?.querySelector<HTMLElement>('button') ?? document.querySelector('.check-passed > summary');
    (next as HTMLElement | null)?.focus();
  });

type Found = Linted['findings'][number];

/** What is wrong with the contract, what is right, and the way to make it. */
export function CheckPanel({ credits }: { credits: Credits | null }) {
  const { findings, meant, passed } = useStore($check, { ssr: 'initial' });
  const isAll = useStore($isAll, { ssr: 'initial' });
  useEffect(restoreKept, []);
  const count = findings.length + passed.length;
  const isLong = findings.length > FIRST + 1;
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return (
    <Panel
      id="check"
      className="contract-check"
      title="Check"
      aside={
        <span className="small muted num">
          {passed.length} of {count} passed
        </span>
      }
    >
      <div className="check-meter" aria-hidden="true">
        {Array.from({ length: count }, (_, at) => {
          const tone = at < passed.length ? 'ok' : at < count - errors ? 'warn' : 'danger';
          // biome-ignore lint/suspicious/noArrayIndexKey: steps of a meter
          return <i key={at} data-tone={tone} />;
        })}
      </div>
      <ol className="check-findings">
        {findings.slice(0, isLong && !isAll ? FIRST : findings.length).map((finding, index) => (
          <FindingRow key={keyOf(finding)} finding={finding} number={index + 1} />
        ))}
      </ol>
      {isLong && (
        <Button size="sm" variant="quiet" className="check-more" onClick={() => $isAll.set(!isAll)}>
          {isAll ? `Show ${FIRST}` : `Show all ${findings.length}`}
        </Button>
      )}
      <p className="sr" role="status">
        {findings.length === 0 ? 'Nothing to fix' : `${findings.length} to look at`}
      </p>
      <details className="check-passed">
        <summary className="small">
          <StateLabel state="ok">{passed.length} passed</StateLabel>
          <ChevronDown className="i i16" aria-hidden="true" />
        </summary>
        <ul className="small muted">
          {passed.map(({ id, text }) => (
            <li key={id}>
              <Check className="i i16" aria-hidden="true" /> {text}
            </li>
          ))}
        </ul>
      </details>
      {meant.length > 0 && <Meant findings={meant} />}
      <MakeContract credits={credits} />
    </Panel>
  );
}

function FindingRow({ finding, number }: { finding: Found; number: number }) {
  const { severity, path, clause, title, text, fix } = finding;
  const contractId = useStore(desk.$draft, { ssr: 'initial' })?.id ?? '';

  function mend(): void {
    if (!fix) return;
    const before = desk.$draft.get()?.content;
    const put = desk.changerOfThis();
    desk.change(fix.change);
    goToFinding(number);
    const keys = Object.keys(fix.change) as (keyof Contract)[];
    // What was changed since the fix stays.
    const undone = (now: Contract): Partial<Contract> =>
      Object.fromEntries(
        keys
          .filter((key) => JSON.stringify(now[key]) === JSON.stringify(fix.change[key]))
          .map((key) => [key, before?.[key]]),
      );
    showToast({
      tone: 'ok',
      title: fix.label,
      action: {
        ...{ label: 'Undo', alt: 'Change it back by hand' },
        onAction: () => before && put(undone),
      },
    });
  }

  function keep(): void {
    keepFinding(contractId, keyOf(finding));
    goToFinding(number);
  }

  return (
    <li id={`finding-${number}`} data-severity={severity}>
      <CueChip>{number}</CueChip>
      <div>
        <b>
          <span className="sr">{severity === 'error' ? 'Wrong: ' : 'Worth a look: '}</span>
          {title}
        </b>
        <p className="small muted">{text}</p>
        <div className="check-ways">
          {fix && (
            <Button size="sm" onClick={mend}>
              {fix.label}
            </Button>
          )}
          {/* A clause that is left out has nothing to show. */}
          {!path.startsWith('clauses.') && (
            <Button size="sm" variant={fix ? 'quiet' : 'default'} onClick={() => showField(path, clause)}>
              Show
            </Button>
          )}
          {severity === 'warning' && (
            <Button size="sm" variant="quiet" onClick={keep}>
              Keep
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

/** Findings that the artist means as they are. */
function Meant({ findings }: { findings: readonly Found[] }) {
  const contractId = useStore(desk.$draft, { ssr: 'initial' })?.id ?? '';
  return (
    <details className="check-passed">
      <summary className="small">
        <StateLabel state="nothing">{findings.length} kept as they are</StateLabel>
        <ChevronDown className="i i16" aria-hidden="true" />
      </summary>
      <ul className="small muted">
        {findings.map((finding) => (
          <li key={keyOf(finding)}>
            <span>{finding.title}</span>
            <Button size="sm" variant="quiet" onClick={() => forgetFinding(contractId, keyOf(finding))}>
              Check again
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
