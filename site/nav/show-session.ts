import { offersUpgrade, subscriptionBadge } from '#core/subscription.ts';
import type { User } from '#core/user.ts';
import { $credits } from '#site/lib/account-data.store.ts';
import { creditWords } from '#site/lib/credit-words.ts';
import { keptWorks } from '#site/lib/kept-work.ts';
import { $session, type Session } from '#site/lib/session.store.ts';
import { hasSessionHint } from '#site/lib/session-hint.ts';
import { bringAccountMenu } from './account-menu.ts';

/** Keeps the parts of a page in step with the session. Returns how to stop. */
export function followSession(root: HTMLElement): () => void {
  const stops = [$session.subscribe((session) => showSession(root, session))];
  if (root.querySelector('[data-fact="credits"]')) {
    stops.push(
      $credits.subscribe(({ data }) => {
        if (data) fact(root, 'credits', creditWords(data.balance));
      }),
    );
  }
  return () => {
    for (const stop of stops) stop();
  };
}

function showSession(root: HTMLElement, session: Session): void {
  // A page that anybody may read keeps what it shows until more is known, and where nobody answers, too.
  if (session.status === 'loading') return;
  // The menu may have been opened before it was known who is here.
  if (root.querySelector('dialog[data-menu][open]')) void showAccountMenu(root);
  if (session.status === 'unreachable' && !root.hasAttribute('ask')) return;
  // Whose page it was before may go on here while nobody answers.
  const isKept = session.status === 'unreachable' && root.hasAttribute('works-offline') && hasSessionHint();
  const shown = isKept ? 'user' : session.status;
  root.dataset.session = shown;
  if (session.status === 'user') {
    showUser(root, session.user);
    // On a screen of the account: elsewhere nobody could be told of it.
    if (root.hasAttribute('ask')) bringKeptWork();
  }
  if (session.status === 'visitor') comeBackHere(root);
  for (const part of root.querySelectorAll<HTMLElement>('[data-for]')) {
    part.hidden = !part.dataset.for?.split(' ').includes(shown);
  }
}

/** For the menu that is being opened: a page that anybody may read brings the account's only then. */
export async function showAccountMenu(root: HTMLElement): Promise<void> {
  const { status } = $session.get();
  if (status === 'loading' || status === 'visitor' || !(await bringAccountMenu(root))) return;
  const session = $session.get();
  if (session.status === 'user') showUser(root, session.user);
}

/** What was made here before there was an account comes along. */
function bringKeptWork(): void {
  if (keptWorks().length === 0) return;
  import('#site/lib/adopt-kept-work.ts').then(
    ({ adoptKeptWork }) => adoptKeptWork(),
    () => undefined, // Without a connection the next page tries again.
  );
}

function showUser(root: HTMLElement, user: User): void {
  fact(root, 'first-name', user.firstName);
  fact(root, 'email', user.email);
  fact(root, 'subscription', subscriptionBadge(user, new Date()));
  if (user.profileImageUrl) showImage(root, user.profileImageUrl);
  if (user.subscriptionStatus !== 'free') keepPlan();
  only(root, 'upgradable', offersUpgrade(user.subscriptionStatus));
  only(root, 'admin', user.role === 'admin');
}

/** A plan may end while the page is open. */
function keepPlan(): void {
  import('#site/lib/follow-plan.ts').then(
    ({ followPlan }) => followPlan(),
    () => undefined, // Without a connection the next page tries again.
  );
}

/** Writes a fact wherever the page has a place for it; an empty one gives way to the place's own default. */
function fact(root: HTMLElement, name: string, text: string): void {
  for (const place of root.querySelectorAll<HTMLElement>(`[data-fact="${name}"]`)) {
    place.textContent = text || (place.dataset.default ?? '');
  }
}

function only(root: HTMLElement, whom: string, fits: boolean): void {
  for (const part of root.querySelectorAll<HTMLElement>(`[data-only="${whom}"]`)) part.hidden = !fits;
}

/** Signing in leads back to this very address, such as `/logo-generator?view=gen_1`. */
function comeBackHere(root: HTMLElement): void {
  const next = encodeURIComponent(location.pathname + location.search);
  for (const link of root.querySelectorAll('a[data-sign-in]'))
    link.setAttribute('href', `/signin?next=${next}`);
}

/** The icon stays where the image does not load. */
function showImage(root: HTMLElement, url: string): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-fact="avatar"]')) {
    const image = Object.assign(new Image(), { alt: '', src: url });
    image.addEventListener('load', () => place.replaceChildren(image));
  }
}
