/** Parts of an article that need our style sheet or our scripts. */
const PAGE_ONLY = /<(svg|script|style)\b[^>]*>[\s\S]*?<\/\1>/g;
/** Custom elements: what they hold stays. */
const CUSTOM = /<\/?[a-z]+-[a-z-]+\b[^>]*>/g;
const LOOKS = /\s(?:class|style|tabindex|loading|decoding|data-[\w-]+)(?:="[^"]*")?(?=[^<>]*>)/g;
const ADDRESS = /(\s(?:href|src|cite))="([^"]*)"/g;

/** The text of an article as another reader shows it: plain HTML whose addresses are whole. `page` is the article's own. */
export function feedHtml(html: string, page: URL): string {
  return html
    .replaceAll(PAGE_ONLY, '')
    .replaceAll(CUSTOM, '')
    .replaceAll(LOOKS, '')
    .replaceAll(ADDRESS, (_, name: string, address: string) => `${name}="${whole(address, page)}"`)
    .trim();
}

const whole = (address: string, page: URL): string =>
  new URL(address.replaceAll('&amp;', '&'), page).href.replaceAll('&', '&amp;');
