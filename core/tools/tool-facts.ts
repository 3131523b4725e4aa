type Path = `/${string}`;

/** The stages of the journey. spec §2 */
export type StageKey = 'brand-foundation' | 'audio-signature' | 'business-growth';

/** A step of the journey that the first result of a tool reaches. spec §3, §4 */
export interface ToolMilestone {
  key: `first${string}`;
  title: string;
  /** What Next Steps writes beside it. */
  hint: string | null;
  /** What the account earns by it. */
  badge: string;
  /** One sentence: what it is good for. */
  why: string;
  /** The words on the link to its tool. */
  action: string;
  stage: StageKey;
}

/**
 * The manifest of a tool: all that the product knows of it without its schemas, so that any page may load it. Every list of
 * tools, screens, library types, milestones, menu entries and prices follows from the manifests in core/catalogue.ts.
 */
export interface ToolFacts {
  id: string;
  name: string;
  /** The address of its screen. spec §2 */
  path: Path;
  /** Further addresses of that screen: each redirects to `path`. spec §2 */
  aliases: readonly Path[];
  /** Where it can be used today: its `path` once that is open; null as long as it is not. */
  opens: Path | null;
  /** Credits a use; null is free. spec §9 */
  cost: number | null;
  /** Its part of the account's menu, and its place there, from 1. spec §2 */
  menu: { group: 'ai' | 'business'; place: number };
  /** Its place among the cards of the landing page, from 1. spec §3 */
  landingPlace: number;
  /** Its drawing, by its name at lucide. `npm run icons` draws it into the file that pages share. */
  icon: string;
  /** Where its results are made; null where it makes none. */
  made: 'server' | 'device' | null;
  /** Its kind of item in the library: the type, and the noun for one; null where it makes none. */
  makes: { type: string; noun: string } | null;
  milestone: ToolMilestone | null;
  /** Nouns that people call it or its results by, in the singular: the palette and the assistant understand them. */
  called: readonly string[];
  /** Further words that it is searched for with. */
  searchWords: string;
  /** What its tile says while it has made nothing yet. */
  waiting: string;
  /** Of a work that a visitor may begin and an account takes over: what is said before and after the sign-up. */
  kept: { signIn: string; waiting: string } | null;
  /** Further screens of its own, by the folder beside its page that holds theirs. */
  screens: Readonly<Record<string, { path: Path; name: string; searchWords: string }>>;
}
