import type { APIRoute } from 'astro';

/**
 * Screens of an account are not closed here: a crawler has to read a page to find that it asks not to be listed. What a press
 * kit gives away by the megabyte is for people.
 */
export const GET: APIRoute = ({ site, url }) =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /epk/*/files/',
      '',
      `Sitemap: ${new URL('/sitemap.xml', site ?? url).href}`,
      '',
    ].join('\n'),
  );
