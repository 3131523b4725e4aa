/**
 * Chooses `count` and puts them in order for a mosaic of a large picture and rows of three beside it: a dark
 * ground is the large one, and light and dark take turns around it, along the rows and down them. Where one kind runs
 * out the other fills in, so that nothing is left empty.
 */
export function checkerboard<Logo>(
  logos: readonly Logo[],
  isLight: (logo: Logo) => boolean,
  count: number,
): Logo[] {
  const light = logos.filter(isLight);
  const dark = logos.filter((logo) => !isLight(logo));
  const laid: Logo[] = [];
  while (laid.length < Math.min(count, logos.length)) {
    const [wanted, other] = isLightAt(laid.length) ? [light, dark] : [dark, light];
    const next = wanted.shift() ?? other.shift();
    if (next === undefined) break;
    laid.push(next);
  }
  return laid;
}

const ROW = 3;

/** Place 0 is the large one; the rows of the others begin with a light and with a dark one in turn. */
function isLightAt(place: number): boolean {
  if (place === 0) return false;
  const row = Math.floor((place - 1) / ROW);
  const column = (place - 1) % ROW;
  return (column + row) % 2 === 0;
}
