import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import type { Passage } from '#core/handbook.ts';
import { articleHtml } from '#site/blog/article-html.ts';
import { passagesOf } from '#site/help/passages.ts';
import { plainText } from '#site/help/plain-text.ts';

/** Everything written for users, in passages: what the assistant answers from. Questions come first, articles last. */
export const GET: APIRoute = async () => {
  const [questions, guides, articles] = await Promise.all([
    getCollection('faq'),
    getCollection('guides'),
    getCollection('blog'),
  ]);
  const written = await Promise.all(
    articles.map(async (article) => {
      const { id, data } = article;
      const html = await articleHtml(article);
      return passagesOf({ ...data, summary: data.excerpt, href: `/blog/${id}`, html });
    }),
  );
  const passages: Passage[] = [
    ...questions.map(({ id, data, rendered }) => ({
      title: data.question,
      href: `/faq#${id}`,
      text: plainText(rendered?.html ?? ''),
      keywords: data.keywords,
    })),
    ...guides.flatMap(({ id, data, rendered }) =>
      passagesOf({ ...data, href: `/help/${id}`, html: rendered?.html ?? '' }),
    ),
    ...written.flat(),
  ];
  return new Response(JSON.stringify(passages), { headers: { 'content-type': 'application/json' } });
};
