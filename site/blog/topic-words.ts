import type { Article } from './articles.ts';
import type { ListPage, Topic } from './list-pages.ts';

export interface ListWords {
  title: string;
  description: string;
  heading: string;
  lede: string;
}

const LONGEST = 160;

/** What stands on the page of a tag: the words come from its articles. */
export function tagWords({
  name,
  articles,
}: Pick<Topic<Pick<Article, 'data'>>, 'name' | 'articles'>): ListWords {
  const named = name.slice(0, 1).toUpperCase() + name.slice(1);
  const count = articles.length === 1 ? 'One article' : `${articles.length} articles`;
  const titles = articles.map(({ data }) => data.title);
  return {
    title: `${named}: DJ Blog`,
    description: fitting(`${count} for working DJs tagged “${name}”, with sources. `, titles),
    heading: named,
    lede: `${count}, the newest first.`,
  };
}

/** As many whole titles after an opening as a search result shows. */
function fitting(opening: string, titles: readonly string[]): string {
  const text = titles.reduce((sentence, title) => {
    const longer = `${sentence}${sentence === opening ? '' : ' · '}${title}`;
    return longer.length <= LONGEST ? longer : sentence;
  }, opening);
  return text.trim();
}

/** The words of one page of a list: no two pages have the same title or description. */
export function wordsOfPage(
  words: ListWords,
  { number, of }: Pick<ListPage<unknown>, 'number' | 'of'>,
): ListWords {
  if (number === 1) return words;
  const description = `Page ${number} of ${of}. ${words.description}`;
  return {
    ...words,
    title: `${words.title}, page ${number}`,
    description:
      description.length <= LONGEST ? description : description.slice(0, LONGEST).replace(/\s+\S*$/, ''),
  };
}
