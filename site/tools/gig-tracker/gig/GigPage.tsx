/** All of one gig. */
export function GigPage({ id }: { id: string }) {
  return <p>{id}</p>;
}
