import { lineTo, startDesigner } from '../designer/designer.ts';
import { drawingsBy } from '../designer/drawings.ts';

/** The stage has a designer of its own: what is changed shows at once, whatever is being drawn around it. */
export const stageDrawings = drawingsBy(lineTo(startDesigner));
