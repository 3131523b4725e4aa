import type { CollectionEntry } from 'astro:content';

export type Guide = CollectionEntry<'guides'>;

export interface GuideGroup {
  name: string;
  guides: Guide[];
}

export const guideHref = ({ id }: Pick<Guide, 'id'>): string => `/help/${id}`;

/** The guides of each group in their order; `names` orders the groups. */
export function guideGroups(guides: readonly Guide[], names: readonly string[]): GuideGroup[] {
  return names.map((name) => ({
    name,
    guides: guides.filter(({ data }) => data.group === name).toSorted((a, b) => a.data.order - b.data.order),
  }));
}

/** The headings of level 2 of a guide, as its page has them. */
export function headingsOf({ rendered }: Pick<Guide, 'rendered'>): { slug: string; text: string }[] {
  const headings = (rendered?.metadata?.headings ?? []) as { depth: number; slug: string; text: string }[];
  return headings.filter(({ depth }) => depth === 2);
}
