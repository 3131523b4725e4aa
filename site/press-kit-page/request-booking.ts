import { bookingAddress } from '#core/press-kit-page.ts';
import { type Outcome, sendMessage } from '#site/lib/send-message.ts';
import { showFieldErrors } from '#site/lib/show-field-errors.ts';
import { recall, remember, tabMemory } from '#site/lib/tab-memory.ts';
import { wholeAmount } from './whole-amount.ts';

/** The key in sessionStorage. */
const PLACE = 'draft:booking';
const BUDGET_REASON = 'Write a whole number such as 900';

type Values = Record<string, string>;

/** 128 random bits. There is no `randomUUID` where a page came without TLS. */
const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

function recallDraft(slug: string): Values {
  const kept = recall(tabMemory, PLACE) as Values | null;
  return kept?.slug === slug ? kept : {};
}

/** What is wished for, as the API takes it; null where the budget is no number. */
function wishOf({ budget = '', ...values }: Values, { currency, digits }: DOMStringMap): unknown {
  if (!budget.trim()) return { ...values, budget: null };
  const amount = wholeAmount(budget);
  return amount && { ...values, budget: { amount: amount * 10 ** Number(digits), currency } };
}

/** Sends the form without leaving the page, and keeps what was typed until it has arrived. */
export function requestBooking(slug: string): void {
  const form = document.querySelector<HTMLFormElement>('[data-booking]');
  const button = form?.querySelector('button');
  const problem = form?.querySelector<HTMLElement>('[data-problem]');
  if (!form || !button || !problem) return;
  const draft = recallDraft(slug);
  const key = draft.key ?? newKey();
  for (const field of form.elements)
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      field.value ||= draft[field.name] ?? '';

  const values = (): Values =>
    Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

  const say = (words: string): void => {
    problem.textContent = words;
    problem.hidden = words === '';
    button.textContent = words ? 'Try again' : 'Send request';
  };

  const thank = ({ email = '' }: Values): void => {
    remember(tabMemory, PLACE, null);
    const sent = document.querySelector<HTMLElement>('[data-sent]');
    const answer = document.querySelector('[data-answer]');
    if (!sent || !answer) return;
    answer.textContent = email;
    form.hidden = true;
    sent.hidden = false;
    sent.focus();
  };

  const show = (outcome: Outcome, typed: Values): void => {
    if ('sent' in outcome) thank(typed);
    else if ('problem' in outcome) say(outcome.problem);
    // Of a budget each part is the field.
    else {
      const fields = outcome.fields.map(({ path, reason }) => ({ path: path.split('.')[0] ?? '', reason }));
      if (!showFieldErrors(form, null, fields)) say(fields[0]?.reason ?? '');
    }
  };

  form.addEventListener('input', ({ target }) => {
    if (target instanceof Element) showFieldErrors(form, target.getAttribute('name') ?? '', []);
    remember(tabMemory, PLACE, { ...values(), slug, key });
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.ariaBusy === 'true') return;
    say('');
    const typed = values();
    const wish = wishOf(typed, form.dataset);
    showFieldErrors(form, null, wish ? [] : [{ path: 'budget', reason: BUDGET_REASON }]);
    if (!wish) return;
    button.ariaBusy = 'true';
    show(await sendMessage(bookingAddress(slug), wish, key), typed);
    button.ariaBusy = null;
  });
}
