/** Gigs by their nights. */
export function CalendarView() {
  return null;
}
