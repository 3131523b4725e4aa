import Banknote from 'lucide-react/icons/banknote';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleSlash from 'lucide-react/icons/circle-slash';
import CircleX from 'lucide-react/icons/circle-x';
import FilePen from 'lucide-react/icons/file-pen';
import Headphones from 'lucide-react/icons/headphones';
import Hourglass from 'lucide-react/icons/hourglass';
import Inbox from 'lucide-react/icons/inbox';
import Send from 'lucide-react/icons/send';
import type { GigStatus } from '#core/gigs/gig-status.ts';
import type { Icon } from '#site/ui/icon.ts';

/** One sign for each status, always beside its word. */
export const STATUS_ICONS: Record<GigStatus, Icon> = {
  lead: Inbox,
  quoted: Send,
  hold: Hourglass,
  'contract-sent': FilePen,
  confirmed: CircleCheck,
  played: Headphones,
  paid: Banknote,
  cancelled: CircleX,
  lost: CircleSlash,
};
