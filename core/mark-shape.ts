/** Four faders and a thumb, in a 24-unit square. They reach one unit into the palm, so that no seam shows. */
export const MARK_FADERS =
  'M6.5 5h3v11h-3zM10.5 2h3v14h-3zM14.5 3.5h3V16h-3zM18.5 7.5h3V16h-3zM2.5 11h3v5h-3z';
/** The palm below them. */
export const MARK_PALM = 'M2.5 15h19v4.5a2.5 2.5 0 0 1-2.5 2.5H9a6.5 6.5 0 0 1-6.5-6.5z';
