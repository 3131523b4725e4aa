import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { cx } from './cx.ts';
import { chooseTheme, otherTheme, shownTheme } from './theme.ts';

type ThemeSwitchProps = { className?: string };

/** Light or dark, one press. The style sheet shows the sign of the other theme, so the first paint is right. */
export function ThemeSwitch({ className }: ThemeSwitchProps) {
  return (
    <button
      type="button"
      className={cx('btn sm quiet icon theme-switch', className)}
      onClick={() => chooseTheme(otherTheme(shownTheme()))}
    >
      <Sun className="i sun" aria-hidden="true" />
      <Moon className="i moon" aria-hidden="true" />
      <span className="sr">Switch between dark and light</span>
    </button>
  );
}
