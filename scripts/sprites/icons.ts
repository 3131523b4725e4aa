import AudioLines from 'lucide-react/icons/audio-lines';
import BookOpen from 'lucide-react/icons/book-open';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartColumn from 'lucide-react/icons/chart-column';
import CircleArrowUp from 'lucide-react/icons/circle-arrow-up';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import FilePen from 'lucide-react/icons/file-pen';
import Gift from 'lucide-react/icons/gift';
import IdCard from 'lucide-react/icons/id-card';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import LogOut from 'lucide-react/icons/log-out';
import MessageSquare from 'lucide-react/icons/message-square';
import Moon from 'lucide-react/icons/moon';
import PenTool from 'lucide-react/icons/pen-tool';
import ShieldUser from 'lucide-react/icons/shield-user';
import Sun from 'lucide-react/icons/sun';
import UserRound from 'lucide-react/icons/user-round';
import X from 'lucide-react/icons/x';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Icons of the bars and menus, which every page has, by the names of site/lib/icon-names.ts. */
const DRAWINGS = {
  dashboard: LayoutDashboard,
  'voice-tag': AudioLines,
  'logo-generator': PenTool,
  'press-kit': IdCard,
  'contract-generator': FilePen,
  'gig-tracker': CalendarDays,
  'dj-assistant': MessageSquare,
  profile: UserRound,
  referral: Gift,
  upgrade: CircleArrowUp,
  guide: BookOpen,
  faq: CircleQuestionMark,
  support: LifeBuoy,
  admin: ShieldUser,
  analytics: ChartColumn,
  'sign-out': LogOut,
  close: X,
  sun: Sun,
  moon: Moon,
};

/** All of them as one SVG file, each under its name, for `<use href="…#profile">`. They take ink and stroke from where they are used. */
export function icons(): string {
  const symbols = Object.entries(DRAWINGS).map(([name, drawing]) => {
    const shapes = renderToStaticMarkup(createElement(drawing)).replaceAll(/^<svg[^>]*>|<\/svg>$/g, '');
    return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${shapes}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${symbols.join('\n')}\n</svg>\n`;
}
