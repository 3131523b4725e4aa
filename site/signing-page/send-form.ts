import { NO_ANSWER, type Outcome, outcomeOf, PATIENCE_MS } from '#site/lib/send-message.ts';
import { showFieldErrors } from '#site/lib/show-field-errors.ts';

/** What became of it; a conflict is another version, or what the other side did meanwhile. */
type Answer = Outcome | { conflict: string };

async function send(method: 'POST' | 'PUT', address: string, body: unknown): Promise<Answer> {
  try {
    const reply = await fetch(address, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const answer = await reply.json().catch(() => null);
    if (reply.ok) return { sent: answer ?? {} };
    if (reply.status === 409 && answer?.error?.message) return { conflict: `${answer.error.message}.` };
    return outcomeOf(answer?.error, reply, new Date());
  } catch {
    return { problem: NO_ANSWER };
  }
}

interface Sending {
  method?: 'POST' | 'PUT';
  address: string;
  /** What the form says, as the API takes it. */
  body(): unknown;
  onSent(): void;
}

/** Sends a form without leaving the page: once at a time, and never again once it has arrived. */
export function sendForm(form: HTMLFormElement, { method = 'POST', address, body, onSent }: Sending): void {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  const label = button?.querySelector('span');
  const problem = form.querySelector<HTMLElement>('[data-problem]');
  const words = problem?.querySelector('p');
  const load = problem?.querySelector<HTMLElement>('[data-load]');
  if (!button || !label || !problem || !words || !load) return;
  const usual = label.textContent;

  const say = (text: string, isConflict = false): void => {
    problem.hidden = text === '';
    words.textContent = text;
    load.hidden = !isConflict;
    label.textContent = text && !isConflict ? 'Try again' : usual;
  };

  const show = (answer: Exclude<Answer, { sent: unknown }>): void => {
    if ('conflict' in answer) say(answer.conflict, true);
    else if ('problem' in answer) say(answer.problem);
    else {
      const fields = answer.fields.map(({ path, reason }) => ({ path: path.split('.')[0] ?? '', reason }));
      const isShown = fields.some(({ path }) => form.querySelector(`[data-error="${CSS.escape(path)}"]`));
      showFieldErrors(form, null, fields);
      if (!isShown) say(fields[0]?.reason ?? '');
    }
  };

  form.addEventListener('input', ({ target }) => {
    const name = target instanceof Element ? target.getAttribute('name') : null;
    if (name) showFieldErrors(form, name, []);
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.ariaBusy === 'true') return;
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
