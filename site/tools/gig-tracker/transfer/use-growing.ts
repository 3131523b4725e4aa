import { useEffect, useState } from 'react';

/** Rows that are drawn at first, and by each frame once all are wanted: the page answers all the while. */
const FIRST = 200;
const STEP = 250;

/** How many rows of a long list are drawn, and what draws all of them. */
export function useGrowing(count: number): { limit: number; isWhole: boolean; showAll(): void } {
  const [isAll, setIsAll] = useState(false);
  const [limit, setLimit] = useState(FIRST);
  useEffect(() => {
    if (!isAll || limit >= count) return;
    const frame = requestAnimationFrame(() => setLimit(limit + STEP));
    return () => cancelAnimationFrame(frame);
  }, [isAll, limit, count]);
  return { limit, isWhole: isAll || count <= FIRST, showAll: () => setIsAll(true) };
}
