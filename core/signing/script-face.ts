import { drawnText } from '#core/paper/break-lines.ts';
import { covers } from '#core/typefaces/coverage.ts';
import type { FontId } from '#core/typefaces/font-catalogue.ts';

/** The face that typed signatures are set in. */
export const SCRIPT_FACE: FontId = 'yellowtail';

/** Whether a name can be set in it, every letter of it. */
export const hasScript = (name: string): boolean => covers(SCRIPT_FACE, drawnText(name));
