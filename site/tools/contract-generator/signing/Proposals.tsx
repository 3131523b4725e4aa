import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { listed } from '#core/count-words.ts';
import { ApiError } from '#core/errors.ts';
import type { Generation } from '#core/generation.ts';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import { openProposals } from '#core/signing/proposal.ts';
import { answersSchema, type SavedAnswer } from '#core/signing/sending-schema.ts';
import { clausesOf } from '#core/tools/contract-generator/clauses/clauses-of.ts';
import { sideChanges } from '#core/tools/contract-generator/proposals/changes-between.ts';
import { Problem } from '#site/lib/Problem.tsx';
import { useForm } from '#site/lib/use-form.ts';
import { Button } from '#site/ui/Button.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { form as contractForm, studio, useContract } from '../studio.ts';
import { answerChanges, reworded } from './answer-changes.ts';
import { goToStatus } from './EnvelopeStatus.tsx';
import { refreshEnvelope } from './envelope.store.ts';
import { answersFor, keepAnswers } from './kept-answers.ts';
import { lookAgain } from './look-again.ts';
import { ProposalRow } from './ProposalRow.tsx';
import { replacedWords, type Step, stepAfter, stepWords, whoSignsWords } from './proposal-words.ts';
import './proposals.css';

interface ProposalsProps {
  generation: Generation;
  envelope: EnvelopeView;
}

type Values = { answers: readonly SavedAnswer[] };

/** Changes that the client proposes: each is answered, and all of them at once. */
export function Proposals({ generation, envelope }: ProposalsProps) {
  const { id, version } = generation;
  const open = openProposals(envelope);
  const sent = useMemo(() => {
    const contract = studio.contentOf(generation);
    return { contract, clauses: clausesOf(contract).clauses, ownClauses: contract.ownClauses };
  }, [generation]);
  const { values, set, problem, isBusy, form } = useForm<Values>({
    initial: { answers: answersFor(id) },
    schema: answersSchema,
    onSet: ({ answers = [] }) => keepAnswers(id, answers),
    async send({ answers }) {
      try {
        await answerChanges({ generation, envelope }, answersTo(open, answers));
        goToStatus(envelope);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'CONFLICT') {
          lookAgain(error);
          // The button may do something else by now.
          return goToStatus(envelope);
        }
        // Nobody knows how far it came.
        void studio.made.refresh();
        void refreshEnvelope();
        throw error;
      }
    },
  });
  const step = stepAfter(envelope, version, values.answers);
  const isAccepted = ({ seq }: { seq: number }): boolean =>
    values.answers.some(({ proposal, kind }) => proposal === seq && kind === 'accepted');
  const accepted = open.filter(isAccepted);
  const also = sideChanges(sent.contract, accepted);
  const desk = useContract();
  const replaced = reworded(desk, sent.contract, accepted);
  const isWhole = answersTo(open, values.answers).length === open.length;

  function answer(given: SavedAnswer): void {
    if (isBusy) return;
    const others = values.answers.filter(({ proposal }) => proposal !== given.proposal);
    set('answers', [...others, given]);
  }

  return (
    <form {...form} className="proposals" aria-label="Proposed changes">
      <ol>
        {open.map((proposal) => (
          <ProposalRow
            key={proposal.seq}
            {...{ proposal, sent }}
            answer={values.answers.find((each) => each.proposal === proposal.seq) ?? null}
            onAnswer={(said) => answer({ proposal: proposal.seq, ...said })}
          />
        ))}
      </ol>
      <div className="signing-form proposals-foot">
        {step.kind !== 'undecided' && (
          <dl className="signing-facts">
            <div>
              <dt>Who signs</dt>
              <dd>{whoSignsWords(envelope, step)}</dd>
            </div>
            {also.length > 0 && (
              <div>
                <dt>Also changes</dt>
                <dd dir="auto">{listed(also)}</dd>
              </div>
            )}
            {step.kind === 'send' && (
              <div>
                <dt>Price</dt>
                <dd>It costs no credits</dd>
              </div>
            )}
          </dl>
        )}
        <OtherChanges {...{ step, replaced }} />
        <Problem text={problem} />
        <Button
          type="submit"
          variant="go"
          full
          busy={isBusy}
          {...(!isWhole && {
            disabledReason: open.length === 1 ? 'Answer the change first' : 'Answer each change first',
          })}
        >
          {stepWords(step, open.length)}
        </Button>
      </div>
    </form>
  );
}

/** What is sent: an answer to each change that is open, words only where it is kept. */
const answersTo = (open: readonly { seq: number }[], answers: readonly SavedAnswer[]): SavedAnswer[] =>
  answers
    .filter(({ proposal }) => open.some(({ seq }) => seq === proposal))
    .map((answer) => (answer.kind === 'kept' ? answer : { ...answer, words: '' }));

/** What lies on the desk beside them goes out another time; own words of a clause that is accepted go. */
function OtherChanges({ step, replaced }: { step: Step; replaced: readonly number[] }) {
  const isCurrent = useStore(contractForm.$isCurrent, { ssr: 'initial' });
  if (isCurrent !== false) return null;
  return (
    <p role="status">
      <StateLabel state="nothing">
        {step.kind === 'send'
          ? replacedWords(replaced)
          : `Your latest changes aren't in version ${step.version}. Updating and sending the contract answers with them.`}
      </StateLabel>
    </p>
  );
}
