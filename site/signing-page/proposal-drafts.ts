import { recall, remember, type TabMemory } from '#site/lib/tab-memory.ts';

/** A change of a clause as it was typed. */
export interface ProposalDraft {
  kind: 'text' | 'strike';
  text: string;
  why: string;
}

/** The key in sessionStorage. */
const PLACE = 'draft:signing:proposal';

type Drafts = Readonly<Record<string, ProposalDraft>>;

/** Changes that were typed and not sent, in this tab alone, for one reader, by the numbers of their clauses. */
export function proposalDrafts(memory: () => TabMemory, reader: string) {
  const all = (): Drafts => {
    const kept = recall(memory, PLACE) as { reader?: string; drafts?: Drafts } | null;
    return kept?.reader === reader ? (kept.drafts ?? {}) : {};
  };
  const put = (drafts: Drafts): void =>
    remember(memory, PLACE, Object.keys(drafts).length > 0 ? { reader, drafts } : null);
  return {
    of: (clause: number): ProposalDraft | null => all()[clause] ?? null,
    clauses: (): number[] => Object.keys(all()).map(Number),
    keep: (clause: number, draft: ProposalDraft): void => put({ ...all(), [clause]: draft }),
    forget(clause: number): void {
      const { [clause]: _, ...others } = all();
      put(others);
    },
    /** Those of another reader stay. */
    forgetAll(): void {
      if (Object.keys(all()).length > 0) put({});
    },
  };
}

/** Whether anything of it would be lost. */
export const saysSomething = ({ kind, text, why }: ProposalDraft, printed: string): boolean =>
  kind === 'strike' || text !== printed || why.trim() !== '';
