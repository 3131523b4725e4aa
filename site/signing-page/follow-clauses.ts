/** Marks the clause that is read, in the list and in the bar of a phone, which makes room once the form is there. */
export function followClauses(): void {
  const bar = document.querySelector<HTMLElement>('[data-bar]');
  const place = document.querySelector<HTMLElement>('[data-place]');
  const list = document.querySelector<HTMLElement>('.toc');
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>('.toc a')].map((link) => [numberIn(link.hash), link]),
  );

  const clauses = new IntersectionObserver(
    (entries) => {
      const read = numberIn(entries.findLast(({ isIntersecting }) => isIntersecting)?.target.id);
      if (!read) return;
      for (const [number, link] of links) link.ariaCurrent = number === read ? 'true' : null;
      const link = links.get(read);
      if (list && link) list.scrollTop = link.offsetTop - list.clientHeight / 2;
      if (place) place.textContent = `Clause ${read} of ${place.dataset.clauses}`;
    },
    { rootMargin: '-20% 0px -70%' },
  );
  for (const clause of document.querySelectorAll('.cl, .plain li')) clauses.observe(clause);

  document.addEventListener('click', (event) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[href^="#c"]') : null;
    const number = numberIn(link?.hash);
    if (link && number) showClause(link, number, event);
  });

  const form = document.getElementById('sign');
  if (!bar || !form) return;
  new IntersectionObserver(([entry]) => {
    const isThere = entry ? entry.isIntersecting || entry.boundingClientRect.top < 0 : false;
    bar.toggleAttribute('data-there', isThere);
  }).observe(form);
}

/** The number of a clause in the id of its text, or of its meaning. */
const numberIn = (id = ''): string => /[cp](\d+)$/.exec(id)?.[1] ?? '';

/** The list shows a clause as it is being read; a meaning leads to its text. */
function showClause(link: HTMLAnchorElement, number: string, event: Event): void {
  const [contract, plain] = ['view-contract', 'view-plain'].map((id) => document.getElementById(id));
  if (!(contract instanceof HTMLInputElement && plain instanceof HTMLInputElement)) return;
  if (plain.checked && link.closest('.toc')) {
    event.preventDefault();
    location.hash = `p${number}`;
  } else contract.checked = true;
}
