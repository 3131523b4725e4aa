import Callout from './parts/Callout.astro';
import CodeBlock from './parts/CodeBlock.astro';
import Drop from './parts/Drop.astro';
import Figure from './parts/Figure.astro';
import FigureFile from './parts/FigureFile.astro';
import Quote from './parts/Quote.astro';
import Table from './parts/Table.astro';

/** What an article may use beside Markdown, without an import: docs/recipes/write-an-article.md. */
export const ARTICLE_PARTS = { Callout, Drop, Figure, Quote, pre: CodeBlock, table: Table };

/** The same where our style sheet does not reach: pictures are files. */
export const PLAIN_PARTS = { ...ARTICLE_PARTS, Figure: FigureFile };
