/** What is known of a browser and an address; null where nobody says. */
export interface WalletFacts {
  /** `https:` */
  protocol: string;
  host: string;
  isFramed: boolean;
  /** Whether the page may take payments by its policy. */
  isAllowed: boolean | null;
  /** What is at the address at which Apple looks for its file. */
  domainFile: 'there' | 'missing' | 'not loaded';
  /** What the browser's own Apple Pay says; null where it has none. */
  apple: {
    canPay: boolean | null;
    /** The newest that it knows; null where it knows none. */
    version: number | null;
  } | null;
  hasPaymentRequest: boolean;
  /** Apple Pay, asked for by Payment Request. */
  canRequestApple: boolean | null;
  /** Cards that a browser keeps itself. */
  canRequestCard: boolean | null;
}
