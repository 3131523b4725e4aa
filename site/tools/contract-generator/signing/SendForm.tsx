import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ApiError } from '#core/errors.ts';
import type { Generation } from '#core/generation.ts';
import { dayAfter } from '#core/gigs/zoned-time.ts';
import { LONGEST_SIGNING, OPEN_DAYS, ORDERS, type Order, type Role } from '#core/signing/envelope.ts';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import { Problem } from '#site/lib/Problem.tsx';
import { refreshSession } from '#site/lib/session.store.ts';
import { useForm } from '#site/lib/use-form.ts';
import { Button } from '#site/ui/Button.tsx';
import { Field } from '#site/ui/Field.tsx';
import { Select } from '#site/ui/Select.tsx';
import { TextArea } from '#site/ui/TextArea.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { form as contractForm, studio } from '../studio.ts';
import { BeforeSending } from './BeforeSending.tsx';
import { goToStatus } from './EnvelopeStatus.tsx';
import { signingOf } from './envelope.store.ts';
import { lookAgain } from './look-again.ts';
import { PartyRow } from './PartyRow.tsx';
import { SendFacts } from './SendFacts.tsx';
import {
  bodyOf,
  forgetTyped,
  keepTyped,
  prefilled,
  type SendValues,
  sendValuesSchema,
  typedFor,
} from './send-values.ts';
import { dayAt } from './signing-days.ts';
import { inOrder, sendWords } from './signing-words.ts';

const ORDER_OPTIONS = (Object.keys(ORDERS) as Order[]).map((value) => ({ value, label: ORDERS[value] }));

interface SendFormProps {
  generation: Generation;
  /** What was sent of it last, and is not out any more. */
  envelope: EnvelopeView | null;
}

/** Sends what was made of the contract to be signed. */
export function SendForm({ generation: made, envelope: before }: SendFormProps) {
  const { id, version } = made;
  const contract = studio.contentOf(made);
  const isCurrent = useStore(contractForm.$isCurrent, { ssr: 'initial' });
  const today = dayAt(new Date(), contract.zone);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const { values, set, errorOf, problem, isBusy, form } = useForm<SendValues>({
    initial: { ...prefilled(contract, { contractVersion: version, today, before }), ...typedFor(id) },
    schema: sendValuesSchema,
    onSet: (change) => keepTyped(id, change),
    async send(values) {
      setRefusal(null);
      try {
        await signingOf(id).send(bodyOf(values, version));
        forgetTyped(id);
        goToStatus();
      } catch (error) {
        const code = error instanceof ApiError ? error.code : null;
        if (code === 'PRO_REQUIRED' || code === 'FORBIDDEN') setRefusal(error as ApiError);
        else if (code === 'CONFLICT') lookAgain(error);
        else throw error;
        if (code === 'FORBIDDEN') refreshSession();
      }
    },
  });
  const [opened, setOpened] = useState<ReadonlySet<Role>>(() => missingSides(values));
  const setOpen = (role: Role, isOpen: boolean): void =>
    setOpened((now) => new Set([...now].filter((each) => each !== role).concat(isOpen ? role : [])));
  const formerEmail = before?.signers.client.email;
  return (
    <form {...form} className="signing-send">
      <ol className="signing-order">
        {inOrder(values.order).map((role, index) => (
          <PartyRow
            key={role}
            {...{ role, values, errorOf }}
            set={(key, value) => {
              // Opened by what was wrong with it, it stays open while that is mended.
              setOpen(role, true);
              set(key, value);
            }}
            number={values.order === 'any' ? null : index + 1}
            isOpen={opened.has(role) || FIELDS[role].some((field) => errorOf(field) !== null)}
            onOpen={(isOpen) => setOpen(role, isOpen)}
            emailHint={
              formerEmail && formerEmail !== values['client.email']
                ? `Sent to ${formerEmail} before.`
                : undefined
            }
          />
        ))}
      </ol>
      <div className="signing-block signing-form">
        <div className="signing-when">
          <Field label="Who signs first" error={errorOf('order')}>
            <Select
              name="order"
              value={values.order}
              onChange={(order) => set('order', order)}
              options={ORDER_OPTIONS}
            />
          </Field>
          <Field label="Open until" required error={errorOf('openUntil')}>
            <TextInput
              type="date"
              name="openUntil"
              value={values.openUntil}
              min={today}
              max={dayAfter(today, OPEN_DAYS.most)}
              onChange={({ target }) => set('openUntil', target.value)}
            />
          </Field>
        </div>
        <Field
          label="Note, optional"
          error={errorOf('note')}
          counter={{ used: values.note.length, max: LONGEST_SIGNING.note }}
        >
          <TextArea
            name="note"
            rows={2}
            value={values.note}
            maxLength={LONGEST_SIGNING.note}
            placeholder="Here's the contract for the night. Write me if anything is off."
            onChange={({ target }) => set('note', target.value)}
          />
        </Field>
        <SendFacts {...{ contract, today }} order={values.order} openUntil={values.openUntil} />
        <BeforeSending refusal={refusal} isCurrent={isCurrent !== false} />
        <Problem text={problem} />
        <Button
          type="submit"
          variant="go"
          full
          busy={isBusy}
          {...(isCurrent === false && { disabledReason: 'Update the contract first' })}
        >
          {sendWords(before, version)}
        </Button>
      </div>
    </form>
  );
}

const FIELDS: Readonly<Record<Role, readonly (keyof SendValues & string)[]>> = {
  client: ['client.name', 'client.email', 'client.title'],
  artist: ['artist.name', 'artist.title'],
};

/** Sides of which something has to be filled in first. */
const missingSides = (values: SendValues): Set<Role> =>
  new Set([
    ...(values['client.name'] && values['client.email'] ? [] : (['client'] as const)),
    ...(values['artist.name'] ? [] : (['artist'] as const)),
  ]);
