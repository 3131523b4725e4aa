import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { ApiError } from '#core/errors.ts';
import { GIG_LONGEST } from '#core/gigs/gig.ts';
import { GIG_STATUSES, STATUS_IDS } from '#core/gigs/gig-status.ts';
import { CURRENCIES } from '#core/profile.ts';
import { formProblem } from '#site/lib/problem-of.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { useLeaveWarning } from '#site/lib/use-leave-warning.ts';
import { Button } from '#site/ui/Button.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';
import { Field } from '#site/ui/Field.tsx';
import { Select } from '#site/ui/Select.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { ClientField, VenueFields } from '../parts/BookInputs.tsx';
import { MoneyInput } from '../parts/MoneyInput.tsx';
import { readZone, SetFields } from '../parts/SetFields.tsx';
import { fieldOfTimes } from '../parts/set-problems.ts';
import { useRefusals } from '../parts/use-refusals.ts';
import { useUsualCurrency } from '../parts/use-usual-currency.ts';
import { addGig, notSavedYet } from '../state/add-gig.ts';
import { addressOfGig, goTo } from '../state/address.store.ts';
import { $homeZone } from '../state/tracker-settings.store.ts';
import { closeNewGig, type NewGigStart } from './new-gig.store.ts';
import { beginDraft, isTypedGig, keepDraft } from './new-gig-draft.ts';
import { blankGig, type NewGigValues, readNewGig } from './new-gig-values.ts';

const STATUSES = STATUS_IDS.map((value) => ({ value, label: GIG_STATUSES[value] }));
const MONEY = CURRENCIES.map((value) => ({ value, label: value }));

/** A new gig, field by field. What is typed is kept until it was added or cleared, whether the form is open or not. */
export function NewGigDialog({ start }: { start: NewGigStart }) {
  const homeZone = useStore($homeZone);
  const currency = useUsualCurrency((usual, before) => {
    if (values.fee === '' && values.currency === before) set({ currency: usual });
  });
  const blank = blankGig(start, homeZone, currency);
  const [{ id, values }, setDraft] = useState(() => beginDraft(start, blank));
  const { form, errorOf, problem, refuse, forget, clear } = useRefusals(Object.keys(values), fieldOfTimes);
  const [isBusy, setIsBusy] = useState(false);
  const formId = useId();

  function set(part: Partial<NewGigValues>): void {
    setDraft((now) => ({ ...now, values: { ...now.values, ...part } }));
    forget(Object.keys(part));
  }

  const isTyped = isTypedGig(values, blank);
  useLeaveWarning(isTyped);
  useEffect(() => keepDraft(isTyped ? { id, values } : null), [isTyped, id, values]);

  function empty(): void {
    keepDraft(null);
    setDraft(beginDraft({}, blankGig({}, homeZone, currency)));
    clear();
    form.current?.querySelector<HTMLElement>('input')?.focus();
  }

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const reading = readNewGig(values, readZone(values.zone));
    if ('problems' in reading) return refuse(reading.problems, '');
    clear();
    setIsBusy(true);
    try {
      const gig = await addGig({ ...reading.gig, id });
      showToast({ tone: 'ok', title: `${gig.title} added${notSavedYet(gig)}` });
      keepDraft(null);
      closeNewGig();
      goTo(addressOfGig(gig.id));
    } catch (error) {
      setIsBusy(false);
      refuse(error instanceof ApiError ? (error.details.fields ?? []) : [], formProblem(error));
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && closeNewGig()}
      title="New gig"
      actions={
        <>
          {isTyped && (
            <Button variant="quiet" onClick={empty}>
              Clear
            </Button>
          )}
          <Button onClick={closeNewGig}>Cancel</Button>
          <Button variant="go" type="submit" form={formId} busy={isBusy}>
            Add gig
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        className="gig-form-fields"
        noValidate
        onSubmit={(event) => void add(event)}
      >
        <Field label="Title" hint="Leave it empty to use the venue." error={errorOf('title')}>
          <TextInput
            name="title"
            value={values.title}
            maxLength={GIG_LONGEST.title}
            autoComplete="off"
            onChange={({ target }) => set({ title: target.value })}
          />
        </Field>
        <SetFields
          value={values}
          errors={{
            night: errorOf('night'),
            start: errorOf('start'),
            end: errorOf('end'),
            zone: errorOf('zone'),
          }}
          onChange={set}
        />
        <div className="gig-form-pair">
          <VenueFields
            value={values.venue}
            error={errorOf('venue')}
            onChange={(venue) => set({ venue })}
            onPick={({ zone }) => zone && set({ zone })}
          />
          <ClientField
            value={values.client}
            error={errorOf('client')}
            onChange={(client) => set({ client })}
          />
          <Field label="Status" error={errorOf('status')}>
            <Select
              name="status"
              value={values.status}
              options={STATUSES}
              onChange={(status) => set({ status })}
            />
          </Field>
          <MoneyInput
            label="Fee"
            name="fee"
            value={values.fee}
            currency={values.currency}
            error={errorOf('fee')}
            onChange={(fee) => set({ fee })}
          />
          <Field label="Currency">
            <Select
              name="currency"
              value={values.currency}
              options={MONEY}
              onChange={(next) => set({ currency: next })}
            />
          </Field>
        </div>
        {problem && (
          <p className="err" role="alert">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  );
}
