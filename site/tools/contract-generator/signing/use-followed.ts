import { useEffect } from 'react';
import { openEnvelope, refreshEnvelope } from './envelope.store.ts';

/** While somebody may sign, in milliseconds. */
const EVERY_MS = 20_000;

const look = (): void => void (document.hidden || refreshEnvelope());

/** Follows the signing of a made contract: asked for again when the window is come back to, and while it may change. */
export function useFollowed(id: string | undefined, version: number | undefined, mayChange: boolean): void {
  useEffect(() => {
    if (id !== undefined) void openEnvelope(id);
  }, [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version makes void what is out
  useEffect(look, [version]);
  useEffect(() => {
    addEventListener('focus', look);
    addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('focus', look);
      removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  useEffect(() => {
    if (!mayChange) return;
    const timer = setInterval(look, EVERY_MS);
    return () => clearInterval(timer);
  }, [mayChange]);
}
