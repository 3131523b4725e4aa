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
  /** True once what lies on the desk is saved; else says that it is not, with the way on. */
  isSafe(leave?: { label: string; onAction: () => void }): Promise<boolean>;
}

export function documentStudio<Content extends object>(facts: StudioFacts<Content>): Studio<Content> {
  const drafts = savedDrafts(facts.tool.id, facts.titleOf);
  const desk = documentDesk<Content>({
    put: drafts.save,
    read: drafts.read,
    keep: keptDrafts<Content>(facts.tool.id).keep,
    later(work, ms) {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
    isSame: facts.isSame,
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
  const opening = documentOpening(facts, { desk, drafts, made: making.made, isSafe });
  return { facts, desk, $drafts: drafts.$drafts, isSafe, ...making, ...opening };
}
