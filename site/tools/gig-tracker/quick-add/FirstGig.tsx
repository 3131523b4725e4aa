/** What an account without a gig sees. */
export function FirstGig() {
  return null;
}
