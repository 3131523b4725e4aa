import BookOpen from 'lucide-react/icons/book-open';
import ChartColumn from 'lucide-react/icons/chart-column';
import CircleArrowUp from 'lucide-react/icons/circle-arrow-up';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Gift from 'lucide-react/icons/gift';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import LogOut from 'lucide-react/icons/log-out';
import Menu from 'lucide-react/icons/menu';
import Moon from 'lucide-react/icons/moon';
import ShieldUser from 'lucide-react/icons/shield-user';
import Sun from 'lucide-react/icons/sun';
import UserRound from 'lucide-react/icons/user-round';
import X from 'lucide-react/icons/x';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CATALOGUE } from '#core/catalogue.ts';

/** Icons of the bars and menus, which every page has, by the names of site/lib/icon-names.ts; those of tools are named by their manifests. */
const DRAWINGS = {
  dashboard: LayoutDashboard,
  profile: UserRound,
  referral: Gift,
  upgrade: CircleArrowUp,
  guide: BookOpen,
  faq: CircleQuestionMark,
  support: LifeBuoy,
  admin: ShieldUser,
  analytics: ChartColumn,
  'sign-out': LogOut,
  menu: Menu,
  close: X,
  sun: Sun,
  moon: Moon,
};

/** All of them as one SVG file, each under its name, for `<use href="…#profile">`. They take ink and stroke from where they are used. */
export async function icons(): Promise<string> {
  const drawings = [...(await toolDrawings()), ...Object.entries(DRAWINGS)];
  const symbols = drawings.map(([name, drawing]) => {
    const shapes = renderToStaticMarkup(createElement(drawing)).replaceAll(/^<svg[^>]*>|<\/svg>$/g, '');
    return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${shapes}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${symbols.join('\n')}\n</svg>\n`;
}

/** Throws where lucide has no drawing of that name. */
const toolDrawings = () =>
  Promise.all(
    CATALOGUE.map(async ({ id, icon }): Promise<[string, ComponentType]> => {
      const { default: drawing } = await import(`lucide-react/icons/${icon}`);
      return [id, drawing];
    }),
  );
