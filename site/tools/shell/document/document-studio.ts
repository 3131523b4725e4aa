import type { Generation } from '#core/generation.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { type DocumentDesk, documentDesk } from './document-desk.store.ts';
import { type DocumentMaking, documentMaking } from './document-making.ts';
import { type DocumentOpening, documentOpening } from './document-opening.ts';
import { keptDrafts } from './kept-drafts.ts';
import { type SavedDrafts, savedDrafts } from './saved-drafts.ts';
import type { StudioFacts } from './studio-facts.ts';

/**
 * The room where a document of a tool is written: the draft on the desk, saved as it is typed; which one that is; and what is
 * made of it. Each tool that makes documents has one.
 */
export interface Studio<Content extends object> extends DocumentMaking<Content>, DocumentOpening<Content> {
  facts: StudioFacts<Content>;
  desk: DocumentDesk<Content>;
  $drafts: SavedDrafts<Content>['$drafts'];
  /** Whether two say the same, in whatever order their parts were put together. */
  isSame(one: Content, other: Content): boolean;
  /** What a made document says now: all of it, where it was made before the tool had some of its parts, too. */
  contentOf(made: MadeParts): Content;
  /** True once what lies on the desk is saved; else says that it is not, with the way on. */
  isSafe(leave?: { label: string; onAction: () => void }): Promise<boolean>;
}

type MadeParts = Pick<Generation, 'output' | 'edits'>;

export function documentStudio<Content extends object>(facts: StudioFacts<Content>): Studio<Content> {
  const { tool, schema } = facts;
  const drafts = savedDrafts(tool.id, facts.titleOf);
  const kept = keptDrafts(tool.id, schema);
  const inOrder = (content: Content): string => JSON.stringify(schema.parse(content));
  const isSame = (one: Content, other: Content): boolean => inOrder(one) === inOrder(other);
  const contentOf = (made: MadeParts): Content => schema.parse(facts.madeContent(made));
  const desk = documentDesk<Content>({
    put: drafts.save,
    read: drafts.read,
    keep: kept.keep,
    later(work, ms) {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    isSame,
  });

  const isSafe: Studio<Content>['isSafe'] = async (leave) => {
    if (await desk.save()) return true;
    showToast({
      tone: 'danger',
      title: `This ${facts.noun} isn't saved yet`,
      text: 'Your changes are kept in this tab only.',
      ...(leave && { action: { ...leave, alt: 'Save it first' } }),
    });
    return false;
  };

  const making = documentMaking(facts, { desk, drafts, isSafe });
  const opening = documentOpening(facts, {
    ...{ desk, drafts, kept, isSame, contentOf, isSafe },
    made: making.made,
  });
  return { facts, desk, $drafts: drafts.$drafts, isSame, contentOf, isSafe, ...making, ...opening };
}
