import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import Minus from 'lucide-react/icons/minus';
import type { Icon } from './icon.ts';

/** Done, waiting, wrong, nothing. */
export type State = 'ok' | 'waiting' | 'danger' | 'nothing';

/** One sign for each state, the same everywhere. */
export const STATE_ICONS: Record<State, Icon> = {
  ok: Check,
  waiting: Clock,
  danger: CircleAlert,
  nothing: Minus,
};
