import { GIG_LONGEST, type Gig } from '#core/gigs/gig.ts';
import { cx } from '#site/ui/cx.ts';
import { Field } from '#site/ui/Field.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { TextArea } from '#site/ui/TextArea.tsx';
import { type NotesState, useNotes } from './use-notes.ts';
import './notes-panel.css';

const MOST = GIG_LONGEST.notes;
/** Characters from which on the panel says how many are left. */
const NEAR = MOST - 1000;

const STATES = {
  saved: { state: 'ok', words: 'Saved' },
  saving: { state: 'waiting', words: 'Saving…' },
  kept: { state: 'waiting', words: 'Kept on this device' },
  unsaved: { state: 'danger', words: 'Not saved' },
} as const;

/** Notes of a gig, kept as they are typed. */
export function NotesPanel({ gig }: { gig: Gig; details?: unknown }) {
  const { text, type, save, state, problem, field } = useNotes(gig);
  const isTooLong = text.trim().length > MOST;
  return (
    <Panel
      id="notes"
      title="Notes"
      className="gig-notes"
      padded
      aside={
        <span className="gig-notes-state">
          {text.length >= NEAR && (
            <span className={cx('num', isTooLong ? 'danger' : 'muted')}>
              {text.length.toLocaleString('en')} / {MOST.toLocaleString('en')}
            </span>
          )}
          <Told state={isTooLong ? 'unsaved' : state} />
        </span>
      }
    >
      <Field
        label="Notes"
        hideLabel
        error={isTooLong ? `Too long: use at most ${MOST.toLocaleString('en')} characters` : problem}
      >
        <TextArea
          ref={field}
          rows={4}
          value={text}
          placeholder="The room, the booth, who likes what. Only you see this."
          onChange={({ target }) => type(target.value)}
          onBlur={save}
        />
      </Field>
    </Panel>
  );
}

/** Read out as it changes; nothing before anything was typed. */
function Told({ state }: { state: NotesState }) {
  return (
    <span role="status">
      {state !== 'still' && <StateLabel state={STATES[state].state}>{STATES[state].words}</StateLabel>}
    </span>
  );
}
