import type { CollectionEntry } from 'astro:content';
import { plainText } from './plain-text.ts';

export type Question = CollectionEntry<'faq'>;

export interface QuestionGroup {
  name: string;
  questions: Question[];
}

/** The questions of each group in their order; `names` orders the groups. */
export function questionGroups(questions: readonly Question[], names: readonly string[]): QuestionGroup[] {
  return names.map((name) => ({
    name,
    questions: questions
      .filter(({ data }) => data.group === name)
      .toSorted((a, b) => a.data.order - b.data.order),
  }));
}

/** schema.org data of the questions on one page: all of them can be opened there. */
export function structuredQuestions(groups: readonly QuestionGroup[]): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: groups
      .flatMap(({ questions }) => questions)
      .map(({ data, rendered }) => ({
        '@type': 'Question',
        name: data.question,
        acceptedAnswer: { '@type': 'Answer', text: plainText(rendered?.html ?? '') },
      })),
  };
}
