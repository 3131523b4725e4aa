import { useEffect, useRef, useState } from 'react';
import { showToast } from '#site/lib/toast.store.ts';
import { form } from '../studio.ts';

/** What a text stands for, or why it stands for nothing. */
export type Read<Value> = { value: Value } | { problem: string };

interface TypedParts<Value> {
  label: string;
  /** Path of the field in the contract; without one, nothing that is typed here stands in the way of making it. */
  name: string | undefined;
  value: Value;
  words(value: Value): string;
  read(typed: string): Read<Value>;
  onChange(value: Value): void;
}

const sayKept = (label: string, words: string): void =>
  showToast({
    title: `${label}: ${words || 'still empty'}`,
    text: "What you typed there couldn't be read.",
  });

/**
 * A field whose text is not what it stands for: `2.800,00`. What is typed stays as it is until the field is left; while it
 * stands for nothing, the contract keeps the last value, and can't be made.
 */
export function useTyped<Value>({ label, name, value, words, read, onChange }: TypedParts<Value>) {
  const [typed, setTyped] = useState<string | null>(null);
  const result = typed === null ? null : read(typed);
  const problem = result && 'problem' in result ? result.problem : null;
  const isOfValue = result && 'value' in result && result.value === value;

  useEffect(() => {
    if (name !== undefined) form.refuse(name, problem);
  }, [name, problem]);

  // A field that goes takes along what can't be read, and says so.
  const left = useRef({ isWrong: false, words: '' });
  left.current = { isWrong: problem !== null, words: words(value) };
  useEffect(
    () => () => {
      if (name === undefined) return;
      form.refuse(name, null);
      if (left.current.isWrong) sayKept(label, left.current.words);
    },
    [name, label],
  );

  return {
    problem,
    input: {
      name,
      value: typed !== null && (problem || isOfValue) ? typed : words(value),
      autoComplete: 'off',
      onChange({ target }: { target: { value: string } }) {
        setTyped(target.value);
        const next = read(target.value);
        if ('value' in next) onChange(next.value);
      },
      onBlur: () => problem === null && setTyped(null),
    },
  };
}
