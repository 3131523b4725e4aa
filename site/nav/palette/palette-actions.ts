import { openChat } from '#site/lib/open-chat.store.ts';
import { openTour } from '#site/lib/open-tour.store.ts';
import { chooseTheme, otherTheme, shownTheme } from '#site/ui/theme.ts';
import { SIGN_IN } from './palette-entries.ts';
import type { Entry } from './rank-entries.ts';

/** What the page that is open can do at once; elsewhere the action leads there. */
interface Place {
  isSignedIn: boolean;
  isDashboard: boolean;
}

/** Things to do rather than places to go. */
export function actionEntries({ isSignedIn, isDashboard }: Place): Entry[] {
  const other = otherTheme(shownTheme());
  const theme = action('theme', `Switch to ${other}`, 'theme themes dark light mode night day appearance', {
    act: () => chooseTheme(other),
  });
  if (!isSignedIn) {
    return [{ ...SIGN_IN, group: 'Actions' }, theme];
  }
  return [
    action(
      'cue',
      'Ask Cue',
      'assistant dj cue chat question ask ai bot advice career',
      isDashboard ? { act: openChat } : { href: '/dashboard?chat=1' },
    ),
    theme,
    action(
      'tour',
      'Take the tour',
      'welcome start introduction onboarding',
      isDashboard ? { act: openTour } : { href: '/dashboard?tour=1' },
    ),
    {
      ...action('logout', 'Logout', 'log sign out', { act: () => void leave() }),
      onlyFor: ['logout', 'log out', 'sign out'],
    },
  ];
}

function action(id: string, label: string, words: string, does: Pick<Entry, 'act' | 'href'>): Entry {
  return { id, label, words, icon: id, group: 'Actions', ...does };
}

async function leave(): Promise<void> {
  const { logOut } = await import('../log-out.ts');
  await logOut();
}
