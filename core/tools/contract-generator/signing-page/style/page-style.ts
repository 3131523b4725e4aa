import { CONTRACT_RULES } from './contract-rules.ts';
import { FRAME_RULES } from './frame-rules.ts';
import { PROPOSAL_RULES } from './proposal-rules.ts';
import { RECORD_RULES } from './record-rules.ts';
import { SIGN_RULES } from './sign-rules.ts';
import { TOKEN_RULES } from './tokens.ts';
import { TOP_RULES } from './top-rules.ts';
import { UI_FACE } from './ui-face.ts';

/** The face of typed signatures. */
const scriptFace = (subset: string, range: string): string =>
  `@font-face{font-family:"yellowtail-${subset}-400-normal";src:url("/fonts/logo/yellowtail-${subset}-400-normal.woff") format("woff");font-display:swap;unicode-range:${range}}`;

const OWN_RULES = [
  UI_FACE,
  scriptFace('latin', 'U+0-FF,U+131,U+152-153,U+2000-206F'),
  scriptFace('latin-ext', 'U+100-130,U+132-151,U+154-24F,U+1E00-1EFF'),
  TOKEN_RULES,
  ...[FRAME_RULES, TOP_RULES, CONTRACT_RULES, SIGN_RULES, PROPOSAL_RULES, RECORD_RULES].map((rules) =>
    rules.replaceAll('\n', ''),
  ),
].join('');

/** The style sheet of a page. @param more what its contract brings: the looks of its paper, places on its axis */
export const pageStyle = (more: readonly string[]): string => OWN_RULES + more.join('');
