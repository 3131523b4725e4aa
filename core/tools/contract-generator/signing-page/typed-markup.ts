import { html, type Markup } from '#core/markup.ts';
import { ROLES } from '#core/signing/envelope.ts';
import type { PageParts } from './page-parts.ts';

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** What people typed from right to left of which our sentences tell, the longest first. */
function typedIn({ contract, envelope }: PageParts): string[] {
  const { artist, client, show } = contract;
  const names = ROLES.flatMap((role) => [envelope.signers[role].name, envelope.signers[role].signed?.name]);
  return [artist.stageName, client.name, show.name, envelope.declined?.words, ...names]
    .flatMap((text) => (text && RIGHT_TO_LEFT.test(text) ? text : []))
    .toSorted((one, other) => other.length - one.length);
}

/** A sentence of ours, which stays from left to right whatever people typed in it. */
export function withTyped(sentence: string, page: PageParts): Markup {
  const isolated = (text: string, [typed, ...others]: readonly string[]): Markup => {
    if (typed === undefined) return html`${text}`;
    const [first = '', ...rest] = text.split(typed).map((part) => isolated(part, others));
    return html`${first}${rest.map((part) => html`<bdi>${typed}</bdi>${part}`)}`;
  };
  return isolated(sentence, typedIn(page));
}
