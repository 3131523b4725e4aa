import type { ReactNode } from 'react';

/** A fader that a double click puts back to where it began. */
export function ResettableSlider({ onReset, children }: { onReset: () => void; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the mouse; the reset button does the same by key
    <div className="resettable" onDoubleClick={onReset} title="Double click to reset">
      {children}
    </div>
  );
}
