import { useStore } from '@nanostores/react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, useRef } from 'react';
import { LONGEST_SCRIPT } from '#core/tools/voice-tag/script.ts';
import { afterNextFrame } from '#site/lib/next-frame.ts';
import { cx } from '#site/ui/cx.ts';
import { Panel } from '#site/ui/Panel.tsx';
import { TextArea } from '#site/ui/TextArea.tsx';
import { asleep } from '../asleep.tsx';
import { estimatedSeconds } from '../deck/estimated-seconds.ts';
import { drop } from '../studio.ts';
import { LastScripts } from './LastScripts.tsx';
import { recentScripts } from './recent-scripts.ts';
import { Templates } from './Templates.tsx';
import { useScriptProblem } from './use-script-problem.ts';
import './script.css';

const SayItLike = asleep('say', async () => (await import('../awake-parts.ts')).sayItLike());

/** What the voice says: the words, how single ones sound, and where to begin from. */
export function ScriptPanel() {
  const draft = useStore(drop.$draft, { ssr: 'initial' });
  const { script } = draft;
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const problem = useScriptProblem(draft);
  const isRecording = draft.source.kind === 'take';

  /** Puts in another script; what the person still has to write is selected. */
  function put(text: string, selected?: string) {
    recentScripts.keep(script);
    drop.change({ script: text });
    const area = field.current;
    if (!area) return;
    // After React has put the text in.
    afterNextFrame(() => {
      area.focus();
      const at = selected === undefined ? -1 : text.indexOf(selected);
      if (selected !== undefined && at >= 0) area.setSelectionRange(at, at + selected.length);
    });
  }

  return (
    <Panel
      title="Script"
      className="script"
      aside={
        <Counter
          id={`${id}-count`}
          used={script.length}
          seconds={isRecording ? null : estimatedSeconds(draft)}
        />
      }
    >
      <div className="script-fields">
        <div className="field" data-invalid={problem ? '' : undefined}>
          <label className="sr" htmlFor={id}>
            Script
          </label>
          <TextArea
            ref={field}
            id={id}
            className="script-text"
            rows={2}
            placeholder="You are locked in with DJ Nova"
            value={script}
            aria-invalid={problem !== null || undefined}
            aria-describedby={`${id}-count ${id}-say`}
            onChange={(event) => drop.change({ script: event.target.value })}
            onBlur={() => recentScripts.keep(script)}
            spellCheck={false}
          />
          <p id={`${id}-say`} className={problem ? 'err' : 'hint'} role={problem ? 'alert' : undefined}>
            {problem && <CircleAlert className="i i16" aria-hidden="true" />}
            {problem ??
              (isRecording
                ? 'Your recording speaks. These words are the title of the drop.'
                : `Under ${LONGEST_SCRIPT} characters speaks in about ten seconds. Short lands harder.`)}
          </p>
        </div>
        <Templates onChoose={put} />
        <SayItLike />
        <LastScripts now={script} onChoose={put} />
      </div>
    </Panel>
  );
}

function Counter({ id, used, seconds }: { id: string; used: number; seconds: number | null }) {
  return (
    <span className="script-count num muted">
      {seconds !== null && used > 0 && used <= LONGEST_SCRIPT && <span>about {seconds.toFixed(1)} s</span>}
      <span className={cx(used > LONGEST_SCRIPT && 'danger')} aria-hidden="true">
        {used} / {LONGEST_SCRIPT}
      </span>
      <span className="sr" id={id}>
        {used > LONGEST_SCRIPT
          ? `${used - LONGEST_SCRIPT} characters too many`
          : `${used} of at most ${LONGEST_SCRIPT} characters`}
      </span>
    </span>
  );
}
