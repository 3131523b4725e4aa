import { cursorAfter, LIBRARY_PAGE } from '#core/library.ts';

interface Row {
  id: string;
  createdAt: string;
}

/** What was added: its first entry, and how many the list has now. */
interface Added {
  first: Element | undefined;
  count: number;
}

/** Makes the button below a list bring the next page; `add` puts it there. */
export function wireMore<Each extends Row>(
  list: HTMLElement,
  older: (cursor: string) => Promise<Each[]>,
  add: (page: Each[]) => Added,
): { follow: (newest: readonly Each[], count: number) => void } {
  const button = list.querySelector<HTMLButtonElement>('[data-more]');
  const note = list.querySelector<HTMLElement>('[data-more-note]');
  let next: string | null = null;
  let isLoading = false;

  const say = (words: string) => {
    if (note) note.textContent = words;
  };
  const offer = (cursor: string | null) => {
    next = cursor;
    if (button) button.hidden = next === null;
  };

  async function showMore(): Promise<void> {
    if (next === null || isLoading) return;
    isLoading = true;
    say('Loading...');
    try {
      const page = await older(next);
      const { first, count } = add(page);
      offer(cursorAfter(page));
      say(next === null ? `All ${count} are shown` : `${count} are shown`);
      // Whoever reads on by keyboard goes on with what is new.
      const target = first?.querySelector<HTMLElement>('a') ?? first;
      if (target instanceof HTMLElement) {
        if (target.tagName !== 'A') target.tabIndex = -1;
        target.focus({ preventScroll: true });
      }
    } catch {
      say('Could not load more. Check your connection and try again.');
    } finally {
      isLoading = false;
    }
  }
  button?.addEventListener('click', () => void showMore());

  return {
    /** The newest page came, once more perhaps; `count` entries are shown with those that were there. */
    follow(newest, count) {
      if (newest.length < LIBRARY_PAGE) offer(null);
      else if (count === newest.length) offer(cursorAfter(newest));
    },
  };
}
