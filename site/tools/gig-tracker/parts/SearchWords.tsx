import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { GIG_LONGEST } from '#core/gigs/gig.ts';
import { Button } from '#site/ui/Button.tsx';
import { cx } from '#site/ui/cx.ts';
import { Field } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import './search-words.css';

interface SearchWordsProps {
  label: string;
  placeholder: string;
  className?: string;
  /** What is looked for now. */
  words: string;
  onChange(words: string): void;
}

/** How long nothing is typed before it is looked for, in milliseconds. */
const PAUSE = 250;

/** The words that a list is searched for. */
export function SearchWords({ label, placeholder, className, words, onChange }: SearchWordsProps) {
  const [typed, setTyped] = useState(words);
  const sent = useRef(words);
  const input = useRef<HTMLInputElement>(null);
  const tell = useRef(onChange);
  tell.current = onChange;
  // What was cleared elsewhere, or comes back with the address.
  if (words !== sent.current) {
    sent.current = words;
    if (typed.trim() !== words) setTyped(words);
  }
  useEffect(() => {
    const next = typed.trim();
    if (next === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = next;
      tell.current(next);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Field label={label} hideLabel className={cx('search-words', className)}>
      <span className="input-box">
        <Search className="i" aria-hidden="true" />
        <TextInput
          ref={input}
          type="search"
          placeholder={placeholder}
          maxLength={GIG_LONGEST.words}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {typed !== '' && (
          <Button
            iconOnly
            variant="quiet"
            icon={X}
            onClick={() => {
              setTyped('');
              input.current?.focus();
            }}
          >
            Clear search
          </Button>
        )}
      </span>
    </Field>
  );
}
