import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useSyncExternalStore } from 'react';
import { PadGroup } from './PadGroup.tsx';
import { type ThemeChoice as Choice, chooseTheme, readTheme, THEME_EVENT } from './theme.ts';

const OPTIONS = [
  { value: 'system', title: 'As the device', media: <Monitor className="i" aria-hidden="true" /> },
  { value: 'dark', title: 'Dark', media: <Moon className="i" aria-hidden="true" /> },
  { value: 'light', title: 'Light', media: <Sun className="i" aria-hidden="true" /> },
] as const;

function subscribe(changed: () => void): () => void {
  document.addEventListener(THEME_EVENT, changed);
  addEventListener('storage', changed);
  return () => {
    document.removeEventListener(THEME_EVENT, changed);
    removeEventListener('storage', changed);
  };
}

/** The full choice, for a settings page: device, dark, light. */
export function ThemeChoice() {
  const choice = useSyncExternalStore<Choice>(subscribe, readTheme, () => 'system');
  return (
    <PadGroup
      aria-label="Theme"
      columns={3}
      narrowColumns={1}
      options={OPTIONS}
      value={choice}
      onChange={chooseTheme}
    />
  );
}
