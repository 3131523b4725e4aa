import { useStore } from '@nanostores/react';
import { atom, computed, type ReadableAtom } from 'nanostores';
import type { FieldError } from '#core/errors.ts';
import { showToast } from '#site/lib/toast.store.ts';
import type { DocumentDesk } from './document-desk.store.ts';
import type { Studio } from './document-studio.ts';

/** What of a draft can be shown now, and what is wrong with the rest. */
export interface Presentable<Content> {
  content: Content;
  problems: FieldError[];
}

export interface DocumentForm<Content extends object> {
  desk: DocumentDesk<Content>;
  /** What the document on the desk says, as it was typed. */
  useContent(): Content;
  $presentable: ReadableAtom<Presentable<Content>>;
  /** Whether what was made says what the document says now; null while nothing is. */
  $isCurrent: ReadableAtom<boolean | null>;
  /** What was typed at a path can't be taken over, and why; null once it can. The document says what it said before. */
  refuse(path: string, reason: string | null): void;
  /** From now on the field at this path says what is wrong with it. */
  leaveField(path: string): void;
  /**
   * All of the document, where it can be made; else every field says from now on what is wrong with it, and `show` goes to
   * the first one.
   */
  whole(show: (path: string) => void): Content | null;
  /** Nothing was left or asked for yet: another document lies on the desk. */
  forgetFields(): void;
  /** Problems that are to be said now. */
  $shownProblems: ReadableAtom<FieldError[]>;
  /** What is to be said by the field at this path, or null. */
  useProblem(path: string): string | null;
}

interface FormParts<Content extends object> {
  studio: Pick<Studio<Content>, 'desk' | 'made' | 'isSame' | 'contentOf'>;
  /** What stands for a document while none lies on the desk. */
  empty: Content;
  presentable(draft: Content): Presentable<Content>;
}

/** After the press that took the focus away: what it says would move what is pressed from under the pointer. */
const SAID_AFTER_MS = 300;

/** The document on the desk as it is filled in: a field says what is wrong with it once somebody has left it. */
export function documentForm<Content extends object>({
  studio: { desk, made, isSame, contentOf },
  empty,
  presentable,
}: FormParts<Content>): DocumentForm<Content> {
  // A save changes the draft, and not what it says.
  const $content = computed(desk.$draft, (draft) => draft?.content ?? empty);
  const $refused = atom<readonly FieldError[]>([]);
  const $shown = computed($content, presentable);
  const $presentable = computed([$shown, $refused], ({ content, problems }, refused) => ({
    content,
    problems: [...refused, ...problems],
  }));
  const $isCurrent = computed([made.$opened, $shown], (opened, { content, problems }) =>
    opened.state === 'ready' ? problems.length === 0 && isSame(contentOf(opened.generation), content) : null,
  );
  const $left = atom<ReadonlySet<string>>(new Set());
  const leaving = new Set<ReturnType<typeof setTimeout>>();
  const $isAsked = atom(false);
  const $shownProblems = computed([$presentable, $left, $isAsked], ({ problems }, left, isAsked) =>
    problems.filter(({ path }) => isAsked || left.has(path)),
  );
  return {
    desk,
    useContent: () => useStore($content, { ssr: 'initial' }),
    $presentable,
    $isCurrent,
    refuse(path, reason) {
      const others = $refused.get().filter((each) => each.path !== path);
      if (reason !== null) $refused.set([...others, { path, reason }]);
      else if (others.length < $refused.get().length) $refused.set(others);
    },
    leaveField(path) {
      if ($left.get().has(path)) return;
      const timer = setTimeout(() => {
        leaving.delete(timer);
        $left.set(new Set([...$left.get(), path]));
      }, SAID_AFTER_MS);
      leaving.add(timer);
    },
    whole(show) {
      const { content, problems } = $presentable.get();
      const [first] = problems;
      if (!first) return content;
      $isAsked.set(true);
      show(first.path);
      showToast({
        tone: 'danger',
        title: problems.length === 1 ? 'Fix one field first' : `Fix ${problems.length} fields first`,
        text: `${first.reason}.`,
      });
      return null;
    },
    forgetFields() {
      for (const timer of leaving) clearTimeout(timer);
      leaving.clear();
      $left.set(new Set());
      $isAsked.set(false);
    },
    $shownProblems,
    useProblem: (path) =>
      useStore($shownProblems, { ssr: 'initial' }).find((problem) => problem.path === path)?.reason ?? null,
  };
}
