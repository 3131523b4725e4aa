import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { $me } from '#site/lib/session.store.ts';
import { drops } from './drops.ts';
import { isOtherSearch, searchOf, withSearch } from './search-address.ts';

/** Rest after the last key before the server is asked, in milliseconds. */
const REST_MS = 300;

/**
 * The search field: what is typed goes into the address and to the server once the keys rest. `onOther` is called when it
 * asks for other words than before.
 */
export function useSearch(onOther: () => void) {
  const [text, setText] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A visitor has no drops, and is shown the way to sign-in.
  const me = useStore($me);

  useEffect(() => {
    if (!me) return;
    const follow = () => {
      const words = searchOf(location.search);
      setText(words);
      void drops.search(words);
    };
    follow();
    addEventListener('popstate', follow);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('popstate', follow);
    };
  }, [me]);

  function ask(words: string) {
    clearTimeout(timer.current);
    if (isOtherSearch(location.search, words.trim())) onOther();
    history.replaceState(null, '', withSearch(location.href, words.trim()));
    void drops.search(words.trim());
  }

  return {
    text,
    type(next: string) {
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => ask(next), REST_MS);
    },
    submit: () => ask(text),
    clear() {
      setText('');
      ask('');
    },
  };
}
