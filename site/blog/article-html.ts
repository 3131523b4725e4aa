import { loadRenderers } from 'astro:container';
import { render } from 'astro:content';
import { getContainerRenderer } from '@astrojs/mdx';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { PLAIN_PARTS } from './article-parts.ts';
import type { Article } from './articles.ts';

const renderers = await loadRenderers([getContainerRenderer()]);
const container = AstroContainer.create({ renderers });
/** By the digest of an article's file: two feeds and the handbook ask for the same text. */
const rendered = new Map<string, Promise<string>>();

/** The text of an article as HTML, outside a page: for feeds and for what the assistant reads. */
export function articleHtml(article: Article): Promise<string> {
  const key = `${article.id} ${article.digest}`;
  const html = rendered.get(key) ?? renderText(article);
  rendered.set(key, html);
  return html;
}

async function renderText(article: Article): Promise<string> {
  const { Content } = await render(article);
  return (await container).renderToString(Content, { props: { components: PLAIN_PARTS } });
}
