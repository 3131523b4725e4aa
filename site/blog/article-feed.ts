import { Feed } from 'feed';
import { articleHtml } from './article-html.ts';
import { articleHref, lastChange } from './articles.ts';
import { feedHtml } from './feed-html.ts';
import { readArticles } from './read-articles.ts';

/** What a reader that asks once a week misses nothing of. */
const IN_FEED = 50;

/** The newest articles with their whole text, for RSS and Atom. `words` describe the blog; `site` is its address. */
export async function articleFeed(words: { title: string; description: string }, site: URL): Promise<Feed> {
  const articles = (await readArticles()).slice(0, IN_FEED);
  const at = (path: string) => new URL(path, site).href;
  const feed = new Feed({
    title: `${words.title}: Deckhand`,
    description: words.description,
    id: at('/blog'),
    link: at('/blog'),
    language: 'en',
    image: at('/icons/icon-512.png'),
    favicon: at('/favicon.ico'),
    // Neither the day of the build nor the library that wrote it is news.
    updated: new Date(Math.max(0, ...articles.map((article) => lastChange(article).getTime()))),
    generator: false,
    feedLinks: { rss: at('/rss.xml'), atom: at('/atom.xml') },
  });
  for (const article of articles) {
    const { id, title, excerpt, author, date, category, tags } = article.data;
    const page = new URL(articleHref(article), site);
    feed.addItem({
      // The slug may change, the id does not: no reader shows an article twice.
      id: at(`/blog/${id}`),
      link: page.href,
      title,
      description: excerpt,
      content: feedHtml(await articleHtml(article), page),
      author: [{ name: author }],
      category: [category, ...tags].map((name) => ({ name, term: name })),
      published: date,
      date: lastChange(article),
    });
  }
  return feed;
}
