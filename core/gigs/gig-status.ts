/** Where a gig stands, in the order in which one goes from the first mail to the money. */
export const GIG_STATUSES = {
  lead: 'Lead',
  quoted: 'Quoted',
  hold: 'Hold',
  'contract-sent': 'Contract sent',
  confirmed: 'Confirmed',
  played: 'Played',
  paid: 'Paid',
  cancelled: 'Cancelled',
  lost: 'Lost',
} as const;
export type GigStatus = keyof typeof GIG_STATUSES;

export const STATUS_IDS = Object.keys(GIG_STATUSES) as [GigStatus, ...GigStatus[]];

/** Still being talked about: nothing is agreed, and nothing is over. */
export const isInTalks = (status: GigStatus): boolean =>
  status === 'lead' || status === 'quoted' || status === 'hold' || status === 'contract-sent';

/** Agreed, and not called off: the night is taken. */
export const isBooked = (status: GigStatus): boolean =>
  status === 'confirmed' || status === 'played' || status === 'paid';

/** It won't be played. */
export const isOff = (status: GigStatus): boolean => status === 'cancelled' || status === 'lost';
