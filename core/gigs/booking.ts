/** What is played at; each has the clauses that it usually needs. */
export const EVENTS = {
  club: 'Club night',
  festival: 'Festival',
  wedding: 'Wedding',
  corporate: 'Corporate event',
  private: 'Private party',
  residency: 'Residency',
} as const;
export type EventType = keyof typeof EVENTS;

/** Whether who books trades or is a private person, whom consumer law protects. */
export const CLIENT_KINDS = { business: 'Company or organisation', consumer: 'Private person' } as const;
export type ClientKind = keyof typeof CLIENT_KINDS;

export const UNITS = { km: 'km', mi: 'miles' } as const;
export type Unit = keyof typeof UNITS;

/** Of one sum, in minor units. */
export const MOST_MONEY = 10_000_000_000;
