import { useStore } from '@nanostores/react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Suspense, useEffect, useRef, useState } from 'react';
import { late } from '#site/lib/late.tsx';
import { drop } from '../studio.ts';
import { remembered } from './remembered.ts';
import { sayOf } from './respellings.ts';
import { useRemembered } from './use-remembered.ts';
import { wordKey, wordsOf } from './words-of.ts';

const SayField = late(async () => (await import('./SayField.tsx')).SayField);

/** A chip for each word of the script: a press says how it sounds. Words that are said otherwise show it. */
export function SayItLike() {
  const draft = useStore(drop.$draft, { ssr: 'initial' });
  const { script, respellings } = draft;
  const [open, setOpen] = useState<string | null>(null);
  const chips = useRef<HTMLUListElement>(null);
  useStore(remembered.$kept, { ssr: 'initial' });
  useEffect(() => void remembered.restore(), []);
  useRemembered(draft);
  const words = wordsOf(script);
  const word = words.find((one) => wordKey(one) === open) ?? null;

  // A recording says what it says.
  if (draft.source.kind === 'take') return null;

  function close() {
    setOpen(null);
    chips.current?.querySelector<HTMLButtonElement>('[aria-expanded="true"]')?.focus();
  }

  return (
    <section className="say" aria-labelledby="say-it-like">
      <h3 className="lab" id="say-it-like">
        Say it like
      </h3>
      {words.length === 0 ? (
        <p className="hint">Each word of the script gets a key here, for names that no machine gets right.</p>
      ) : (
        <ul ref={chips} className="say-words">
          {words.map((one) => {
            const say = sayOf(respellings, one);
            return (
              <li key={wordKey(one)}>
                <button
                  type="button"
                  className="say-word"
                  aria-expanded={wordKey(one) === open}
                  data-said={say === null ? undefined : ''}
                  onClick={() => setOpen(wordKey(one) === open ? null : wordKey(one))}
                >
                  <span>{one}</span>
                  {say !== null && (
                    <>
                      <ArrowRight className="i" aria-hidden="true" />
                      <span className="sr">is said like</span>
                      <b>{say}</b>
                    </>
                  )}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {word !== null && (
        <Suspense fallback={<div className="say-field" aria-busy="true" />}>
          <SayField key={wordKey(word)} word={word} onClose={close} />
        </Suspense>
      )}
      {words.length > 0 && word === null && respellings.length === 0 && (
        <p className="hint">Press a word to hear it and to say how it sounds.</p>
      )}
    </section>
  );
}
