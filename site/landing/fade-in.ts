/** Sections that lie below the window at first fade in once they are scrolled into it. spec §2 */
export function fadeIn(sections: Iterable<Element>): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const watch = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const waits = !isIntersecting && boundingClientRect.top >= innerHeight;
      target.classList.toggle('is-below', waits);
      if (!waits) watch.unobserve(target);
    }
  });
  for (const section of sections) watch.observe(section);
}
