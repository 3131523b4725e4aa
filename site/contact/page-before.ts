/** The path of our own page that somebody came from, without its query; nothing where they came from elsewhere. */
export function pageBefore(referrer: string, here: { origin: string; pathname: string }): { page?: string } {
  if (!URL.canParse(referrer)) return {};
  const { origin, pathname } = new URL(referrer);
  return origin === here.origin && pathname !== here.pathname ? { page: pathname.slice(0, 200) } : {};
}
