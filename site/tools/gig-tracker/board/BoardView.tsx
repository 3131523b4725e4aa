/** Gigs by status, side by side. */
export function BoardView() {
  return null;
}
