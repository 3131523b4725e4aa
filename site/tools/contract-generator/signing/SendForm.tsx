import { useStore } from '@nanostores/react';
import type { Generation } from '#core/generation.ts';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import { Problem } from '#site/lib/Problem.tsx';
import { Button } from '#site/ui/Button.tsx';
import { form as contractForm, studio } from '../studio.ts';
import { BeforeSending } from './BeforeSending.tsx';
import { goToStatus } from './EnvelopeStatus.tsx';
import { signingOf } from './envelope.store.ts';
import { PlanFact, SendFacts } from './SendFacts.tsx';
import { SendFields } from './SendFields.tsx';
import { SendRefusal } from './SendRefusal.tsx';
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
import { sendWords } from './signing-words.ts';
import { useSendForm } from './use-send-form.ts';
import { WhoSigns } from './WhoSigns.tsx';

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
  const { values, set, errorOf, problem, isBusy, form, refusal } = useSendForm<SendValues>({
    initial: { ...prefilled(contract, { contractVersion: version, today, before }), ...typedFor(id) },
    schema: sendValuesSchema,
    onSet: (change) => keepTyped(id, change),
    async send(values) {
      const sent = await signingOf(id).send({ contractVersion: version, ...bodyOf(values) });
      forgetTyped(id);
      goToStatus(sent);
    },
  });
  const formerEmail = before?.signers.client.email;
  return (
    <form {...form} className="signing-send">
      <WhoSigns
        {...{ values, set, errorOf }}
        emailHint={
          formerEmail && formerEmail !== values['client.email'] ? `Sent to ${formerEmail} before.` : undefined
        }
      />
      <div className="signing-block signing-form">
        <SendFields
          {...{ values, set, errorOf, today }}
          notePlaceholder="Here's the contract for the night. Write me if anything is off."
        />
        <SendFacts {...{ contract, today }} order={values.order} openUntil={values.openUntil}>
          <PlanFact />
        </SendFacts>
        <BeforeSending isCurrent={isCurrent !== false} />
        <SendRefusal refusal={refusal} />
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
