/** All gigs, filtered and sorted. */
export function ListView() {
  return null;
}
