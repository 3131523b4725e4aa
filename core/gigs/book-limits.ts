/** The most letters of texts in the address book. */
export const BOOK_LONGEST = { email: 254, phone: 40, taxId: 40, booth: 2000 } as const;

/** The least and the most of numbers in the address book. */
export const BOOK_RANGES = {
  capacity: [1, 1_000_000],
  /** In minutes, one way. */
  travelMinutes: [0, 4320],
  kilometres: [0, 25_000],
  /** In minutes. */
  setUp: [0, 1440],
} as const;
