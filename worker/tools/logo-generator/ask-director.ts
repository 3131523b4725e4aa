import type { LogoBrief } from '#core/tools/logo-generator/brief.ts';
import {
  briefForDirector,
  DIRECTIONS_SHAPE,
  DIRECTOR_INSTRUCTIONS,
  type Direction,
  directionsOf,
} from '#core/tools/logo-generator/direction.ts';
import type { TextModel } from '../../providers/ports.ts';

export interface Directed {
  directions: Direction[];
  /** The model that gave them. */
  directedBy: string | null;
  unanswered: 'text'[];
}

/**
 * Asks the text model, where there is one, which kinds, faces and palettes suit the brief. Without a usable answer our
 * own rules decide alone, and the result says so.
 */
export async function askDirector(brief: LogoBrief, text: TextModel | null): Promise<Directed> {
  if (!text) return { directions: [], directedBy: null, unanswered: [] };
  const directions = await text
    .askForData({
      instructions: DIRECTOR_INSTRUCTIONS,
      subject: briefForDirector(brief),
      shape: DIRECTIONS_SHAPE,
    })
    .then(directionsOf, () => []);
  if (directions.length === 0) return { directions, directedBy: null, unanswered: ['text'] };
  return { directions, directedBy: text.engine.name, unanswered: [] };
}
