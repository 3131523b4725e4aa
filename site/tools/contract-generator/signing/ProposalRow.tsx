import { type ReactNode, useState } from 'react';
import { LONGEST_SIGNING } from '#core/signing/envelope.ts';
import type { SavedAnswer } from '#core/signing/sending-schema.ts';
import type { NumberedClause } from '#core/tools/contract-generator/clauses/clauses-of.ts';
import type { Contract } from '#core/tools/contract-generator/contract.ts';
import { placeOfOwn } from '#core/tools/contract-generator/proposals/with-changes.ts';
import { momentWords } from '#site/lib/moment-words.ts';
import { Button } from '#site/ui/Button.tsx';
import { CueChip } from '#site/ui/CueChip.tsx';
import { Field } from '#site/ui/Field.tsx';
import { PadGroup } from '#site/ui/PadGroup.tsx';
import { TextArea } from '#site/ui/TextArea.tsx';
import { showField } from '../check/show-field.ts';
import { $openClause, type OpenClause } from '../clauses/open-clause.store.ts';
import { ParagraphDiff } from '../clauses/ParagraphDiff.tsx';
import { useContract, useNumbered } from '../studio.ts';
import type { ShownProposal } from './proposal-words.ts';

const CHOICES = [
  { value: 'accepted', title: 'Accept' },
  { value: 'kept', title: 'Keep as it is' },
] as const;

/** Clauses of the version that it was proposed for. */
interface SentClauses extends Pick<Contract, 'ownClauses'> {
  clauses: readonly NumberedClause[];
}

interface ProposalRowProps {
  proposal: ShownProposal;
  sent: SentClauses;
  answer: SavedAnswer | null;
  onAnswer: (said: Omit<SavedAnswer, 'proposal'>) => void;
}

/** A proposed change of a clause: what differs, why, and what its artist answers. */
export function ProposalRow({ proposal, sent, answer, onAnswer }: ProposalRowProps) {
  const { clause: number, title, before, after, why, name, at } = proposal;
  const [isCountering, setIsCountering] = useState(false);
  const id = useClauseOnDesk(sent, number);
  const words = answer?.words ?? '';

  function edit(): void {
    setIsCountering(true);
    if (id?.startsWith('own-')) showField(`ownClauses.${id.slice(4)}.text`);
    else if (id) showField(`wording.${id}`);
  }

  return (
    <li className="proposal">
      <h3>
        <ClauseLink id={id}>
          <CueChip>{number}</CueChip>
          <span dir="auto">{title}</span>
        </ClauseLink>
      </h3>
      {after === null && <p className="proposal-strike">Strike this clause</p>}
      <ParagraphDiff {...{ number, before, after }} />
      <figure>
        {why && (
          <blockquote className="small" dir="auto">
            {why}
          </blockquote>
        )}
        <figcaption className="small muted">
          <b dir="auto">{name}</b> <span className="num">{momentWords(at, new Date())}</span>
        </figcaption>
      </figure>
      <PadGroup
        aria-label={`Your answer to the change of clause ${number}`}
        options={CHOICES}
        value={answer?.kind}
        onChange={(kind) => onAnswer({ kind, words })}
      />
      {answer?.kind === 'kept' && (
        <Field label="Why, optional" counter={{ used: words.length, max: LONGEST_SIGNING.note }}>
          <TextArea
            name={`why-${proposal.seq}`}
            rows={2}
            value={words}
            maxLength={LONGEST_SIGNING.note}
            onChange={({ target }) => onAnswer({ kind: 'kept', words: target.value })}
          />
        </Field>
      )}
      {id && (
        <div className="proposal-other">
          <Button size="sm" variant="quiet" onClick={edit}>
            Edit the clause instead
          </Button>
          {isCountering && (
            <p className="small muted" role="status">
              Updating and sending the contract makes a new version, which answers the change.
            </p>
          )}
        </div>
      )}
    </li>
  );
}

/** Where a clause of the version that is out is on the desk, by its number there; null where it was taken out. */
function useClauseOnDesk({ clauses, ownClauses: sentOwn }: SentClauses, number: number): OpenClause | null {
  const { ownClauses } = useContract();
  const numbered = useNumbered();
  const clause = clauses.find((each) => each.number === number);
  if (!clause) return null;
  const { id } = clause;
  if (id !== null) return numbered.clauses.some((each) => each.id === id) ? id : null;
  const place = clauses.filter((each) => each.id === null).indexOf(clause);
  const was = sentOwn[place];
  const now = was ? placeOfOwn(ownClauses, { place, was }) : -1;
  return now < 0 ? null : `own-${now}`;
}

interface ClauseLinkProps {
  id: OpenClause | null;
  children: ReactNode;
}

/** Opens a clause in the wizard. */
function ClauseLink({ id, children }: ClauseLinkProps) {
  if (!id) return <span className="proposal-clause">{children}</span>;
  const address = `clause-${id}`;
  function show(): void {
    $openClause.set(id);
    // It may have been folded away till now.
    requestAnimationFrame(() => {
      const clause = document.getElementById(address);
      clause?.scrollIntoView();
      clause?.querySelector('button')?.focus({ preventScroll: true });
    });
  }
  return (
    <a className="proposal-clause" href={`#${address}`} onClick={show}>
      {children}
    </a>
  );
}
