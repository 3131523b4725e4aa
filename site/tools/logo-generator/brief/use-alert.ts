import { useEffect, useState } from 'react';

/** How long a reason has to stand before it is said aloud, in milliseconds: not on every key. */
const REST_MS = 900;

/** A text to be read out, once nobody types any more. */
export function useAlert(text: string | null): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const rest = setTimeout(() => setSaid(text ?? ''), text === null ? 0 : REST_MS);
    return () => clearTimeout(rest);
  }, [text]);
  return said;
}
