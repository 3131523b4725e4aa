import { useEffect, useEffectEvent } from 'react';

/** Hears of pictures that are pasted anywhere on the page. Words go where they are pasted, as ever. */
export function usePastedPicture(isListening: boolean, onPicture: (file: File) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    if (!file?.type.startsWith('image/')) return;
    event.preventDefault();
    onPicture(file);
  });
  useEffect(() => {
    if (!isListening) return;
    const listen = (event: ClipboardEvent) => take(event);
    addEventListener('paste', listen);
    return () => removeEventListener('paste', listen);
  }, [isListening]);
}
