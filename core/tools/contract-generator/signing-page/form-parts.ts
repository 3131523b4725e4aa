import { html, type Markup, type MarkupPart } from '#core/markup.ts';

export const OPTIONAL = html` <em>optional</em>`;

/** What is wrong with a field, once the script knows. `form` is the name of its form. */
export const fieldError = (form: string, name: string): Markup =>
  html`<p class="err" id="${form}-${name}-wrong" data-error="${name}" hidden><span></span></p>`;

/** A field with its label above, and what is wrong with it below. */
export const field = (form: string, name: string, label: MarkupPart, control: Markup): Markup =>
  html`<div class="field"><label for="${form}-${name}">${label}</label>${control}${fieldError(form, name)}</div>`;

/** What went wrong with the whole, read out when it appears; and the page as it is now, where that says more. */
export const formProblem = html`<div class="problem" data-problem hidden><p role="alert"></p><a class="btn" href="" data-reload hidden>Reload the page</a></div>`;
