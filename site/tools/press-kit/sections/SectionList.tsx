import { useStore } from '@nanostores/react';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Minus from 'lucide-react/icons/minus';
import { sectionOfPath } from '#core/tools/press-kit/describe-edits.ts';
import type { Lint } from '#core/tools/press-kit/lint-kit.ts';
import { SECTION_IDS, SECTIONS, type SectionId } from '#core/tools/press-kit/sections.ts';
import { CueChip } from '#site/ui/CueChip.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { $section } from './open-section.store.ts';
import { $shownProblems } from './use-kit.ts';
import './section-list.css';

interface Standing {
  state: 'ok' | 'lacks' | 'wrong';
  text: string;
}

function standingOf(id: SectionId, { findings, missing }: Lint, wrong: number): Standing {
  if (wrong > 0) return { state: 'wrong', text: wrong === 1 ? 'One field to fix' : `${wrong} fields to fix` };
  const own = findings.filter(({ section }) => section === id);
  const [first] = own;
  if (!first) return { state: 'ok', text: 'Done' };
  return { state: missing[id] > 0 && first.isGrave ? 'wrong' : 'lacks', text: first.problem };
}

const SIGNS = { ok: Check, lacks: Minus, wrong: CircleAlert };
const SAID = { ok: 'Done', lacks: 'Something is missing', wrong: 'A booker would miss something' };

/** The sections of the kit, and how each of them stands. */
export function SectionList({ lint }: { lint: Lint }) {
  const open = useStore($section, { ssr: 'initial' });
  const problems = useStore($shownProblems, { ssr: 'initial' });
  const standings = SECTION_IDS.map((id) => {
    const wrong = problems.filter(({ path }) => sectionOfPath(path) === id).length;
    return { id, ...standingOf(id, lint, wrong) };
  });
  const done = standings.filter(({ state }) => state === 'ok').length;
  return (
    <nav aria-label="Sections of the kit">
      <Panel
        className="kit-sections"
        title="Sections"
        aside={
          <span className="small muted num">
            {done} of {SECTION_IDS.length} done
          </span>
        }
      >
        <ol>
          {standings.map(({ id, state, text }, index) => {
            const Sign = SIGNS[state];
            return (
              <li key={id}>
                <a
                  href={`#${id}`}
                  aria-current={id === open ? 'step' : undefined}
                  className="kit-section-link"
                >
                  <CueChip on={id === open}>{index + 1}</CueChip>
                  <span className="kit-section-words">
                    <b className="kit-section-long">{SECTIONS[id].name}</b>
                    <b className="kit-section-short" aria-hidden="true">
                      {SECTIONS[id].short}
                    </b>
                    <em>{text}</em>
                  </span>
                  <span className="kit-section-state" data-state={state}>
                    <Sign className="i i16" aria-hidden="true" />
                    <span className="sr">{SAID[state]}</span>
                    {lint.missing[id] > 0 && <span className="num">−{lint.missing[id]}</span>}
                  </span>
                </a>
              </li>
            );
          })}
        </ol>
      </Panel>
    </nav>
  );
}
