/** The pages that a list names: the first, the last, and those beside this one; null stands for a gap. */
export function pageNumbers(here: number, of: number): (number | null)[] {
  const near = [...new Set([1, here - 1, here, here + 1, of])].filter((page) => page >= 1 && page <= of);
  return near.flatMap((page, at) => {
    const before = near[at - 1] ?? page - 1;
    if (page - before === 1) return [page];
    // A gap of one page is that page.
    return page - before === 2 ? [page - 1, page] : [null, page];
  });
}
