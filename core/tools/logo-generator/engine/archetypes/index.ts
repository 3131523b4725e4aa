import type { ArchetypeId } from '../../archetype-params.ts';
import type { Archetype } from './archetype.ts';
import { badge } from './badge.ts';
import { blackletter } from './blackletter.ts';
import { echo } from './echo.ts';
import { glitch } from './glitch.ts';
import { halftone } from './halftone.ts';
import { inline } from './inline.ts';
import { labelBox } from './label-box.ts';
import { minimal } from './minimal.ts';
import { recordLetter } from './record-letter.ts';
import { ring } from './ring.ts';
import { scan } from './scan.ts';
import { script } from './script.ts';
import { shadow } from './shadow.ts';
import { slice } from './slice.ts';
import { split } from './split.ts';
import { stack } from './stack.ts';
import { stencil } from './stencil.ts';
import { symbol } from './symbol.ts';
import { warp } from './warp.ts';
import { waveform } from './waveform.ts';

/** Every kind of logo the designer can make. */
export const ARCHETYPE_RENDERERS: Readonly<{ [Id in ArchetypeId]: Archetype<Id> }> = {
  slice,
  scan,
  'record-letter': recordLetter,
  ring,
  badge,
  stack,
  waveform,
  echo,
  'label-box': labelBox,
  halftone,
  minimal,
  shadow,
  warp,
  symbol,
  blackletter,
  script,
  stencil,
  inline,
  glitch,
  split,
};
