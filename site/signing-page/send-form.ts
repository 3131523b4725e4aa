import { NO_ANSWER, type Outcome, outcomeOf, PATIENCE_MS } from '#site/lib/send-message.ts';
import { showFieldErrors } from '#site/lib/show-field-errors.ts';

/** What became of it; `closed` where nothing can be sent any more, and whether the page as it is now says more. */
type Answer = Outcome | { closed: string; hasPage: boolean };

const NO_LINK = 'This link has closed: somebody else signs now.';
const TOO_MANY = 'Too many tries came from your network. Wait a minute.';

async function send(method: 'POST' | 'PUT' | 'DELETE', address: string, body: unknown): Promise<Answer> {
  try {
    const reply = await fetch(address, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const answer = await reply.json().catch(() => null);
    if (reply.ok) return { sent: answer ?? {} };
    if (reply.status === 404) return { closed: NO_LINK, hasPage: false };
    if (reply.status === 409 && answer?.error?.message)
      return { closed: `${answer.error.message}.`, hasPage: true };
    if (reply.status === 429) return { problem: TOO_MANY };
    return outcomeOf(answer?.error, reply, new Date());
  } catch {
    return { problem: NO_ANSWER };
  }
}

interface Sending {
  method?: 'POST' | 'PUT' | 'DELETE';
  address: string;
  /** What the form says, as the API takes it; nothing where the address says it all. */
  body(): unknown;
  onSent(): void;
}

/** What a field asks for that was left empty, where the page has words of its own for it. */
function whenEmpty(form: HTMLFormElement, name: string): string | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLTextAreaElement && !field.value.trim() ? field.dataset.whenEmpty : undefined;
}

/** Sends a form without leaving the page: once at a time, and never again once it has arrived. */
export function sendForm(form: HTMLFormElement, { method = 'POST', address, body, onSent }: Sending): void {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  const label = button?.querySelector('span');
  const problem = form.querySelector<HTMLElement>('[data-problem]');
  const words = problem?.querySelector('p');
  const reload = problem?.querySelector<HTMLElement>('[data-reload]');
  if (!button || !label || !problem || !words || !reload) return;
  const usual = label.textContent;

  const say = (text: string): void => {
    problem.hidden = text === '';
    words.textContent = text;
    label.textContent = text ? 'Try again' : usual;
  };

  const close = (why: string, hasPage: boolean): void => {
    say(why);
    label.textContent = usual;
    button.disabled = true;
    reload.hidden = !hasPage;
    reload.focus();
  };

  const show = (answer: Exclude<Answer, { sent: unknown }>): void => {
    if ('closed' in answer) close(answer.closed, answer.hasPage);
    else if ('problem' in answer) say(answer.problem);
    else {
      const fields = answer.fields.map(({ path, reason }) => {
        const [name = ''] = path.split('.');
        return { path: name, reason: whenEmpty(form, name) ?? reason };
      });
      const isShown = fields.some(({ path }) => form.querySelector(`[data-error="${CSS.escape(path)}"]`));
      showFieldErrors(form, null, fields);
      if (!isShown) say(fields[0]?.reason ?? '');
    }
  };

  form.addEventListener('input', ({ target }) => {
    const name = target instanceof Element ? target.getAttribute('name') : null;
    if (name) showFieldErrors(form, name, []);
  });
  form.addEventListener('reset', () => {
    showFieldErrors(form, null, []);
    if (!button.disabled) say('');
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.ariaBusy === 'true' || button.disabled) return;
    button.ariaBusy = 'true';
    say('');
    showFieldErrors(form, null, []);
    const answer = await send(method, address, body());
    // What has arrived stays busy until the page shows it.
    if ('sent' in answer) return onSent();
    button.ariaBusy = null;
    show(answer);
  });
}
