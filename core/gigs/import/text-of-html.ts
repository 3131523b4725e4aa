const TAG =
  /<\/?(?:a|b|i|u|s|p|br|hr|div|span|ul|ol|li|em|strong|font|small|pre|h[1-6]|table|tbody|thead|tr|td|th|html|head|body|meta|img|style|o:p|html-blob)(?:\s[^<>]*)?\/?>/i;
const LINK = /<a\s[^<>]*?href=["']?([^"'\s<>]+)["']?[^<>]*>(.*?)<\/a>/gis;
const HIDDEN = /<(style|script|head)\b[^<>]*>.*?<\/\1>|<!--.*?-->|<!doctype[^<>]*>/gis;
const BREAKS = /<br\b[^<>]*>|<\/(?:p|div|li|tr|h[1-6]|ul|ol|table)>/gi;
const SIGNS: Readonly<Record<string, string>> = {
  ...{
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    euro: '€',
    pound: '£',
    ndash: '–',
    mdash: '—',
  },
  ...{
    hellip: '…',
    bull: '•',
    rsquo: '’',
    lsquo: '‘',
    rdquo: '”',
    ldquo: '“',
    uuml: 'ü',
    ouml: 'ö',
    auml: 'ä',
  },
  ...{
    Uuml: 'Ü',
    Ouml: 'Ö',
    Auml: 'Ä',
    szlig: 'ß',
    eacute: 'é',
    egrave: 'è',
    agrave: 'à',
    ccedil: 'ç',
    ntilde: 'ñ',
  },
};

/** What a text says that some calendars write as HTML: with its line breaks and links, without its tags. Any other stays as it is. */
export function textOfHtml(text: string): string {
  if (!TAG.test(text)) return text;
  const plain = text
    .replaceAll(HIDDEN, '')
    .replaceAll(LINK, (_, href: string, words: string) =>
      words.includes(href) ? words : `${words} (${href})`,
    )
    .replaceAll(/<li\b[^<>]*>/gi, '• ')
    .replaceAll(BREAKS, '\n')
    .replaceAll(new RegExp(TAG, 'gi'), '')
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, signOf);
  return plain
    .replaceAll(/[ \u00A0]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function signOf(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return SIGNS[name] ?? whole;
  const code = Number.parseInt(decimal ?? hex ?? '', decimal === undefined ? 16 : 10);
  return code > 0x1f && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}
