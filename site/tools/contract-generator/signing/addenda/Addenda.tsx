import FilePen from 'lucide-react/icons/file-pen';
import { type ReactNode, Suspense, useId, useState } from 'react';
import type { Generation } from '#core/generation.ts';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import { late } from '#site/lib/late.tsx';
import { Button } from '#site/ui/Button.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { addendumName, isUnsigned, sendWords } from '../signing-words.ts';
import { AddendumEntry } from './AddendumEntry.tsx';
import './addenda.css';

const AddendumForm = late(async () => (await import('./AddendumForm.tsx')).AddendumForm);

interface AddendaProps {
  generation: Generation;
  /** The contract that was sent last. */
  envelope: EnvelopeView;
  /** To it, and to what was signed before it; the newest first. */
  addenda: readonly EnvelopeView[];
  /** Whether the made contract says something else by now. */
  isChanged: boolean;
  /** Sends the whole contract as it is made now. */
  children: ReactNode;
}

/** Addenda to a contract that both have signed, and the ways to change it from here. */
export function Addenda({ generation, envelope, addenda, isChanged, children }: AddendaProps) {
  const [way, setWay] = useState<string | null>(null);
  const headingId = useId();
  const { id, version, status } = envelope;
  const toThis = addenda.filter(({ addendum }) => addendum?.originalVersion === version);
  const mayAmend = status === 'completed' && !toThis.some((each) => each.status === 'out');
  const mayReplace = isChanged && (status === 'signed' || status === 'completed');
  const [newest] = toThis;
  const again = mayAmend && newest && isUnsigned(newest) ? newest : null;
  const from = !mayAmend ? null : way === id ? envelope : way === again?.id ? again : null;
  const toggle = (each: string) => ({
    ...{ 'aria-expanded': way === each, onClick: () => setWay(way === each ? null : each) },
  });
  return (
    <>
      {addenda.length > 0 && (
        <section className="signing-block addenda" aria-labelledby={headingId}>
          <h3 id={headingId}>Addenda</h3>
          <ul>
            {addenda.map(
              (each) =>
                each.addendum && (
                  <AddendumEntry
                    key={each.id}
                    generationId={generation.id}
                    envelope={each}
                    name={addendumName(each.addendum, envelope)}
                  >
                    {each === again && (
                      <Button size="sm" variant="quiet" {...toggle(each.id)}>
                        Write another
                      </Button>
                    )}
                  </AddendumEntry>
                ),
            )}
          </ul>
        </section>
      )}
      {mayReplace && (
        <section className="signing-block addendum-ways" aria-label="Ways to change what's signed">
          <p className="small">You changed the contract since you both signed.</p>
          <Way words="Both sign all of it again, in place of what you signed.">
            <Button
              size="sm"
              {...toggle('version')}
            >{`${sendWords(envelope, generation.version)} to sign`}</Button>
          </Way>
          {mayAmend && (
            <Way words={`One page that both sign. Version ${version} stays as it is.`}>
              <Button size="sm" {...toggle(id)}>
                Send only the changes, as an addendum
              </Button>
            </Way>
          )}
        </section>
      )}
      {mayAmend && !mayReplace && !again && (
        <div className="signing-block slim">
          <Button size="sm" variant="quiet" icon={FilePen} {...toggle(id)}>
            Write an addendum
          </Button>
        </div>
      )}
      {mayReplace && way === 'version' && children}
      {from && (
        <Suspense fallback={<Skeleton height={220} />}>
          <AddendumForm
            key={`${from.id} ${generation.version}`}
            {...{ generation, from, isChanged }}
            original={envelope}
            signed={toThis.filter((each) => !isUnsigned(each))}
            onSent={() => setWay(null)}
          />
        </Suspense>
      )}
    </>
  );
}

const Way = ({ words, children }: { words: string; children: ReactNode }) => (
  <div>
    {children}
    <span className="small muted">{words}</span>
  </div>
);
