import { findFacts } from '#core/catalogue.ts';
import { type KeptWork, MOST_KEPT } from '#core/kept-work.ts';
import { $user } from './session.store.ts';
import { showToast } from './toast.store.ts';

const screenOf = (tool: string): string => findFacts(tool)?.path ?? '/tools';

const openAt = (href: string) => ({
  label: 'Open',
  alt: `Open ${href}`,
  onAction: () => location.assign(href),
});

export function sayAlong({ tool, title }: KeptWork, generationId: string): void {
  showToast({
    tone: 'ok',
    title: `${title} came along`,
    text: 'What you made before you had an account is in your library. It cost no credits.',
    action: openAt(`${screenOf(tool)}?view=${generationId}`),
  });
}

/** A work that comes along for nothing is not announced where its studio says so itself. */
export function sayWaiting({ tool, isDeclined }: KeptWork): void {
  const screen = screenOf(tool);
  const isFree = !isDeclined && ($user.get()?.totalGenerationsCount ?? 0) < MOST_KEPT;
  if (isFree && location.pathname === screen) return;
  showToast({
    tone: 'ok',
    title: findFacts(tool)?.kept?.waiting ?? 'What you made is waiting',
    text: isFree
      ? 'You made it before you signed up, so it costs nothing.'
      : 'It is from before you signed in. Only the first works of an account come for nothing: this one has its usual price.',
    action: openAt(`${screen}?kept=1`),
  });
}
