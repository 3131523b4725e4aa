import { useRef } from 'react';

/** Names for rows whose items have none, so that each keeps its place in the page when it moves. */
export function useRowKeys(count: number) {
  const keys = useRef<number[]>([]);
  const last = useRef(0);
  while (keys.current.length < count) keys.current.push(++last.current);
  keys.current.length = count;
  return {
    keys: [...keys.current],
    remove: (index: number) => keys.current.splice(index, 1),
    insert: (index: number) => keys.current.splice(index, 0, ++last.current),
    move(from: number, to: number) {
      keys.current.splice(to, 0, ...keys.current.splice(from, 1));
    },
  };
}
