/** Marks the clause that is read, in the list and in the bar of a phone, which makes room once the form is there. */
export function followClauses(): void {
  const bar = document.querySelector<HTMLElement>('[data-bar]');
  const place = document.querySelector<HTMLElement>('[data-place]');
  const list = document.querySelector<HTMLElement>('.toc');
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>('.toc a')].map((link) => [link.hash.slice(1), link]),
  );

  const clauses = new IntersectionObserver(
    (entries) => {
      const read = entries.findLast(({ isIntersecting }) => isIntersecting)?.target.id;
      if (!read) return;
      for (const [id, link] of links) link.ariaCurrent = id === read ? 'true' : null;
      const link = links.get(read);
      if (list && link) list.scrollTop = link.offsetTop - list.clientHeight / 2;
      if (place) place.textContent = `Clause ${read.slice(1)} of ${place.dataset.clauses}`;
    },
    { rootMargin: '-20% 0px -70%' },
  );
  for (const clause of document.querySelectorAll('.cl')) clauses.observe(clause);

  const form = document.getElementById('sign');
  if (!bar || !form) return;
  new IntersectionObserver(([entry]) => {
    const isThere = entry ? entry.isIntersecting || entry.boundingClientRect.top < 0 : false;
    bar.toggleAttribute('data-there', isThere);
  }).observe(form);

  // A clause that is chosen while its meaning is read is shown in the contract.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('[href^="#c"]') : null;
    const contract = document.getElementById('view-contract');
    if (link && contract instanceof HTMLInputElement && /^#c\d+$/.test(link.getAttribute('href') ?? ''))
      contract.checked = true;
  });
}
