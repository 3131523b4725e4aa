import { useEffect, useState } from 'react';
import type { Generation } from '#core/generation.ts';
import { LONGEST_SIGNING } from '#core/signing/envelope.ts';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import { MOST } from '#core/tools/contract-generator/contract.ts';
import { Problem } from '#site/lib/Problem.tsx';
import { Button } from '#site/ui/Button.tsx';
import { Field } from '#site/ui/Field.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { TextArea } from '#site/ui/TextArea.tsx';
import { studio } from '../../studio.ts';
import { goToStatus } from '../EnvelopeStatus.tsx';
import { signingOf } from '../envelope.store.ts';
import { SendFacts } from '../SendFacts.tsx';
import { SendFields } from '../SendFields.tsx';
import { SendRefusal } from '../SendRefusal.tsx';
import {
  type AddendumValues,
  addendumValuesSchema,
  bodyOf,
  forgetTyped,
  keepTyped,
  prefilled,
  typedFor,
} from '../send-values.ts';
import { dayAt } from '../signing-days.ts';
import { useSendForm } from '../use-send-form.ts';
import { WhoSigns } from '../WhoSigns.tsx';
import { changesSince } from './changes-since.ts';

interface AddendumFormProps {
  generation: Generation;
  /** The contract that both have signed. */
  original: EnvelopeView;
  /** Whose signers and words it begins with: the contract, or an addendum that wasn’t signed. */
  from: EnvelopeView;
  /** Addenda to the contract that both have signed. */
  signed: readonly EnvelopeView[];
  /** Whether the made contract says something else by now. */
  isChanged: boolean;
  onSent: () => void;
}

/** What the text begins with, and where that comes from. */
interface Filled {
  text: string;
  words: string | null;
}

const EMPTY: Filled = { text: '', words: null };

/** What is said of changes that are filled in. */
function filledWords(text: string): string {
  const isTooMuch = text.length > LONGEST_SIGNING.addendum || text.split('\n').length > MOST.paragraphs;
  const next = isTooMuch
    ? "That's more than fits on a page. Shorten it, or send a new version instead."
    : 'Check it.';
  return `Filled in with what you changed since you both signed. ${next}`;
}

/** Sends a page that changes a contract that both have signed. */
export function AddendumForm(props: AddendumFormProps) {
  const filled = useFilled(props);
  return filled ? <Filling {...props} filled={filled} /> : <Skeleton height={220} />;
}

/** What the text begins with; null while that is asked for. */
function useFilled({ generation, original, from, signed, isChanged }: AddendumFormProps): Filled | null {
  const [filled, setFilled] = useState<Filled | null>(() => {
    if (from.addendum)
      return {
        text: from.addendum.paragraphs.join('\n'),
        words: "Copied from the addendum that wasn't signed.",
      };
    return isChanged ? null : EMPTY;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the form begins with is asked for once
  useEffect(() => {
    if (filled) return;
    const leaving = new AbortController();
    const paragraphs = signed.flatMap(({ addendum }) => addendum?.paragraphs ?? []);
    const { contractVersion } = original;
    changesSince(generation, { contractVersion, paragraphs }, leaving.signal).then(
      (text) => setFilled(text ? { text, words: filledWords(text) } : EMPTY),
      () => {
        if (!leaving.signal.aborted)
          setFilled({ text: '', words: "We couldn't load what you changed. Write it here." });
      },
    );
    return () => leaving.abort();
  }, []);
  return filled;
}

function Filling({ generation, original, from, filled, onSent }: AddendumFormProps & { filled: Filled }) {
  const contract = studio.contentOf(generation);
  const today = dayAt(new Date(), contract.zone);
  const { contractVersion } = from;
  const { values, set, errorOf, problem, isBusy, form, refusal } = useSendForm<AddendumValues>({
    initial: {
      ...prefilled(contract, { contractVersion, today, before: from }),
      ...{ text: filled.text, ...typedFor(from.id) },
    },
    schema: addendumValuesSchema,
    onSet: (change) => keepTyped(from.id, change),
    async send(values) {
      const body = { text: values.text, ...bodyOf(values) };
      const sent = await signingOf(generation.id).amend(original.id, body);
      forgetTyped(from.id);
      onSent();
      goToStatus(sent);
    },
  });
  return (
    <form {...form} className="signing-send" aria-label="Addendum">
      <div className="signing-block signing-form">
        <p className="small muted">
          A page of its own, bound to version {original.version} that you both signed. All else stays as it
          is. It costs no credits, and doesn't count as a contract that's out.
        </p>
        {filled.words && values.text === filled.text && (
          <StateLabel state="waiting">{filled.words}</StateLabel>
        )}
        <Field
          label="What changes"
          required
          error={errorOf('text')}
          hint="Each line is a numbered paragraph."
          counter={{ used: values.text.length, max: LONGEST_SIGNING.addendum }}
        >
          <TextArea
            name="text"
            autoFocus
            rows={4}
            value={values.text}
            maxLength={LONGEST_SIGNING.addendum}
            placeholder="The set runs from 23:00 to 01:00."
            onChange={({ target }) => set('text', target.value)}
          />
        </Field>
      </div>
      <WhoSigns {...{ values, set, errorOf }} />
      <div className="signing-block signing-form">
        <SendFields
          {...{ values, set, errorOf, today }}
          notePlaceholder="Here's what we agreed on the phone."
        />
        <SendFacts {...{ contract, today }} order={values.order} openUntil={values.openUntil} />
        <SendRefusal refusal={refusal} />
        <Problem text={problem} />
        <Button type="submit" variant="go" full busy={isBusy}>
          Send addendum
        </Button>
      </div>
    </form>
  );
}
