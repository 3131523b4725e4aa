import type { APIRoute } from 'astro';
import { securityTxtFields } from './security-txt-fields.ts';

export const prerender = true;

export const GET: APIRoute = ({ site, url }) =>
  new Response(securityTxtFields(site ?? url, new Date()), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
