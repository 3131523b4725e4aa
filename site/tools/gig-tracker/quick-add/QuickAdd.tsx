/** A gig in one line. */
export function QuickAdd() {
  return null;
}
