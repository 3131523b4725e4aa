import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { TextInput } from '#site/ui/TextInput.tsx';
import './suggest-input.css';

/** One of those that are suggested: what it is called, and what tells it from others of that name. */
export interface Suggestion<Item> {
  id: string;
  label: string;
  note: string;
  item: Item;
}

interface SuggestInputProps<Item> {
  name: string;
  value: string;
  placeholder?: string;
  /** What there is for these words; the first are the best. */
  find(words: string): Promise<readonly Suggestion<Item>[]>;
  onType(value: string): void;
  onPick(item: Item): void;
}

/** Between the last letter and the question, ms. */
const PAUSE = 180;

/** A text with suggestions from the address book: arrows move through them, Enter takes one, Escape closes them. */
export function SuggestInput<Item>(props: SuggestInputProps<Item>) {
  const { name, value, placeholder, find, onType, onPick } = props;
  const list = useId();
  const [asked, setAsked] = useState<string | null>(null);
  const [found, setFound] = useState<readonly Suggestion<Item>[]>([]);
  const [lit, setLit] = useState(-1);
  const look = useRef(find);
  look.current = find;

  useEffect(() => {
    if (asked === null || asked.trim() === '') return setFound([]);
    let isLeft = false;
    const timer = setTimeout(async () => {
      // Without an answer there is nothing to suggest, and the text is as good.
      const items = await look.current(asked.trim()).catch(() => []);
      if (isLeft) return;
      setFound(items);
      setLit(-1);
    }, PAUSE);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [asked]);

  function close(): void {
    setAsked(null);
    setFound([]);
    setLit(-1);
  }
  function pick(suggestion: Suggestion<Item> | undefined): void {
    if (!suggestion) return;
    onPick(suggestion.item);
    close();
  }
  function press(event: KeyboardEvent): void {
    if (found.length === 0) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const step = key === 'ArrowDown' ? 1 : -1;
      setLit((now) => (now < 0 && step < 0 ? found.length - 1 : (now + step + found.length) % found.length));
    } else if (key === 'Enter' && lit >= 0) pick(found[lit]);
    else return;
    event.preventDefault();
  }

  const isOpen = found.length > 0;
  useEffect(() => {
    if (!isOpen) return;
    // Before a dialog hears of it: Escape closes what opened last.
    const leave = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setAsked(null);
      setFound([]);
      setLit(-1);
    };
    addEventListener('keydown', leave, { capture: true });
    return () => removeEventListener('keydown', leave, { capture: true });
  }, [isOpen]);
  return (
    <div className="suggest">
      <TextInput
        name={name}
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        aria-activedescendant={lit >= 0 ? `${list}-${lit}` : undefined}
        onChange={({ target }) => {
          onType(target.value);
          setAsked(target.value);
        }}
        onKeyDown={press}
        onBlur={close}
      />
      {isOpen && (
        <div className="pop suggest-list" id={list} role="listbox" aria-label="Suggestions">
          {found.map((suggestion, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text field that owns the list has the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text field
            <div
              key={suggestion.id}
              id={`${list}-${index}`}
              role="option"
              className="pop-item"
              aria-selected={index === lit}
              {...(index === lit && { 'data-highlighted': '' })}
              // Before the field loses the focus, and its list with it.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(suggestion)}
            >
              <span>{suggestion.label}</span>
              {suggestion.note && <span className="muted small">{suggestion.note}</span>}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
