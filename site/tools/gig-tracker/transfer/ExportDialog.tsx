import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { count } from '#core/count-words.ts';
import { TOLD_STATUSES } from '#core/gigs/gig-calendar.ts';
import { localDay } from '#site/lib/local-day.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { saveFile } from '#site/lib/save-file.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { Checkbox } from '#site/ui/Checkbox.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';
import { ErrorState } from '#site/ui/ErrorState.tsx';
import { Field } from '#site/ui/Field.tsx';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { Progress } from '#site/ui/Progress.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { useIsSample } from '../parts/sample-parts.tsx';
import { tonight } from '../parts/tonight.ts';
import { $query } from '../state/address.store.ts';
import {
  EXPORT_FORMATS,
  EXPORT_WHATS,
  type ExportChoices,
  type ExportFormat,
  type ExportWhat,
  exportName,
  exportRequest,
  isListNarrowed,
  isListShown,
  wantedGigs,
} from './export-choices.ts';
import { gigsInPages } from './gigs-in-pages.ts';
import { makeExport } from './make-export.ts';
import './transfer.css';

type State =
  | { kind: 'idle' }
  | { kind: 'busy'; loaded: number }
  | { kind: 'empty' }
  | { kind: 'failed'; error: unknown };

const FORMATS = (Object.keys(EXPORT_FORMATS) as ExportFormat[]).map((value) => {
  const { title, data } = EXPORT_FORMATS[value];
  return { value, title, data };
});

const HINTS: Readonly<Record<ExportFormat, string>> = {
  csv: 'Opens in Excel, Google Sheets and Numbers. A row for each gig.',
  json: 'All details of each gig, for other programs.',
  ics: 'For calendar apps. It has no fees, people or notes, and no leads, quotes or lost gigs.',
};

/** Takes gigs along as a file. */
export function ExportDialog({ onClose }: { onClose(): void }) {
  const query = useStore($query);
  const isSample = useIsSample();
  const [choices, setChoices] = useState<ExportChoices>({
    ...{ what: isListNarrowed(query) ? 'shown' : 'all', format: 'csv', withCancelled: true },
    year: localDay(new Date()).slice(0, 4),
  });
  const [state, setState] = useState<State>({ kind: 'idle' });
  const asking = useRef(new AbortController());
  useEffect(() => () => asking.current.abort(), []);
  const isBusy = state.kind === 'busy';
  const yearProblem =
    choices.what !== 'year' || /^20[0-8]\d$/.test(choices.year) ? null : 'Use a year from 2000 to 2089';
  const whats = (Object.keys(EXPORT_WHATS) as ExportWhat[])
    .filter((value) => value !== 'shown' || isListShown(query))
    .map((value) => ({ value, title: EXPORT_WHATS[value] }));

  const set = (part: Partial<ExportChoices>) => {
    if (isBusy) return;
    setChoices({ ...choices, ...part });
    setState({ kind: 'idle' });
  };

  function cancel(): void {
    asking.current.abort();
    setState({ kind: 'idle' });
  }

  async function run(): Promise<void> {
    if (isBusy) return;
    asking.current = new AbortController();
    const { signal } = asking.current;
    setState({ kind: 'busy', loaded: 0 });
    try {
      const all = await gigsInPages(exportRequest(choices, query, tonight()), {
        ...{ signal, onPage: (loaded) => setState({ kind: 'busy', loaded }) },
      });
      const { format } = choices;
      const gigs = wantedGigs(all, choices).filter(
        ({ status }) => format !== 'ics' || TOLD_STATUSES.includes(status),
      );
      if (gigs.length === 0) return setState({ kind: 'empty' });
      const text = await makeExport({ gigs, format, now: Date.now() }, signal);
      const name = exportName(format, localDay(new Date()), isSample);
      saveFile(new Blob([text], { type: EXPORT_FORMATS[format].type }), name);
      showToast({ tone: 'ok', title: `${count(gigs.length, 'gig')} exported`, text: name });
      onClose();
    } catch (error) {
      if (!signal.aborted) setState({ kind: 'failed', error });
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Export gigs"
      actions={
        <>
          <Button onClick={isBusy ? cancel : onClose}>Cancel</Button>
          <Button
            variant="go"
            busy={isBusy}
            onClick={() => void run()}
            {...(yearProblem !== null && { disabledReason: yearProblem })}
          >
            Export
          </Button>
        </>
      }
    >
      <div className="transfer-export">
        <Field label="Which gigs" group>
          <PadGroup columns={2} value={choices.what} options={whats} onChange={(what) => set({ what })} />
        </Field>
        {choices.what === 'year' && (
          <Field label="Year" error={yearProblem}>
            <TextInput
              name="year"
              className="num"
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={choices.year}
              onChange={({ target }) => set({ year: target.value })}
            />
          </Field>
        )}
        <Field label="Format" hint={HINTS[choices.format]} group>
          <PadGroup
            columns={3}
            narrowColumns={3}
            value={choices.format}
            options={FORMATS}
            onChange={(format) => set({ format })}
          />
        </Field>
        <Checkbox
          name="cancelled"
          label={choices.format === 'ics' ? 'Include cancelled gigs' : 'Include cancelled and lost gigs'}
          checked={choices.withCancelled}
          onChange={(withCancelled) => set({ withCancelled })}
        />
        {isBusy && <Progress label="Exporting" value={null} />}
        <p className="small muted" role="status">
          {isBusy && (state.loaded > 0 ? `${count(state.loaded, 'gig')} loaded` : 'Loading your gigs')}
          {state.kind === 'empty' && 'No gigs to export. Choose others.'}
        </p>
        {state.kind === 'failed' && (
          <ErrorState
            title="We couldn't export your gigs"
            reason={problemOf(state.error)}
            onRetry={() => void run()}
          />
        )}
      </div>
    </Dialog>
  );
}
