import type { Gig } from '#core/gigs/gig.ts';
export function RepeatDialog(_: { gig: Gig; begin: 'residency' | 'dates'; onClose(): void }) {
  return null;
}
