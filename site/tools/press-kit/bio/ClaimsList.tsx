import { type FormEvent, useRef, useState } from 'react';
import type { Claim, Doubt } from '#core/tools/press-kit/bio/find-claims.ts';
import { LONGEST, MOST } from '#core/tools/press-kit/kit.ts';
import { Button } from '#site/ui/Button.tsx';
import { Field } from '#site/ui/Field.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { desk } from '../studio.ts';

interface ClaimsListProps {
  claims: readonly Claim[];
  /** Takes the sentence of a claim out of the bio. */
  onRemove: (claim: Claim) => void;
}

const DOUBTS: Record<Doubt, string> = {
  number: 'Nothing in your kit gives this number',
  name: 'Nothing in your kit has this name',
  superlative: 'Nobody can check a superlative',
};

/** What the bio claims, and what in the kit proves it. */
export function ClaimsList({ claims, onRemove }: ClaimsListProps) {
  const unproven = claims.filter(({ fact }) => !fact);
  const proven = new Map(claims.flatMap(({ fact, text }) => (fact ? [[text, fact] as const] : [])));
  const title = useRef<HTMLHeadingElement>(null);
  if (claims.length === 0) return null;
  return (
    <div className="claims">
      <header>
        <h3 ref={title} tabIndex={-1}>
          Claims
        </h3>
        <span className="small muted num">
          {claims.length - unproven.length} proven, {unproven.length} not
        </span>
      </header>
      <ol>
        {unproven.map((claim) => (
          <UnprovenClaim
            key={`${claim.start} ${claim.text}`}
            claim={claim}
            onRemove={() => {
              title.current?.focus();
              onRemove(claim);
            }}
            onProven={() => title.current?.focus()}
          />
        ))}
        {[...proven].map(([text, { section, where }]) => (
          <li key={text}>
            <span>{text}</span>
            <a className="small" href={`#${section}`}>
              {where}
            </a>
            <StateLabel state="ok">
              <span className="sr">Proven</span>
            </StateLabel>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface UnprovenClaimProps {
  claim: Claim;
  onRemove: () => void;
  onProven: () => void;
}

function UnprovenClaim({ claim, onRemove, onProven }: UnprovenClaimProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [source, setSource] = useState('');

  function prove(event: FormEvent): void {
    event.preventDefault();
    if (source.trim() === '') return;
    const proof = { claim: claim.text, source: source.trim() };
    onProven();
    desk.change(({ proofs }) => ({ proofs: [...proofs, proof].slice(-MOST.proofs) }));
  }

  return (
    <li data-unproven="">
      <b>“{claim.text}”</b>
      <span className="small muted">{claim.why && DOUBTS[claim.why]}</span>
      {isOpen ? (
        <form className="claim-proof" onSubmit={prove}>
          <Field label="What proves it" hint="A poster, a page, a contract: you are asked for it.">
            <TextInput
              name="proof"
              autoFocus
              maxLength={LONGEST.text}
              value={source}
              onChange={({ target }) => setSource(target.value)}
            />
          </Field>
          <Button type="submit" size="sm">
            Save proof
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setIsOpen(false)}>
            Cancel
          </Button>
        </form>
      ) : (
        <span className="claim-ways">
          <Button size="sm" onClick={() => setIsOpen(true)}>
            Add proof
          </Button>
          <Button size="sm" variant="quiet" onClick={onRemove}>
            Remove sentence
          </Button>
        </span>
      )}
    </li>
  );
}
