import { viewOf } from '../shell/view-address.ts';

/** The concept that the address names of this logo, or null. */
export function conceptOf(search: string, logo: string): string | null {
  return viewOf(search) === logo ? new URLSearchParams(search).get('concept') || null : null;
}

/** The address of a concept of a logo, with whatever else the query holds. */
export function withConcept(address: string, logo: string, concept: string): string {
  const url = new URL(address);
  url.searchParams.set('view', logo);
  url.searchParams.set('concept', concept);
  return url.href;
}
