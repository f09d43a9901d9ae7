import { memberWebsite } from '../../../../src/origins/default';
import { categories, subCategories } from '../../../../src/text/categories';
import { rootOf, STYLES, TAG } from './place';
import type { MemberDetailsReply, QueriesReply } from './replies';

const QUERIES = '/api/smart-inquiry-api/member-queries';
const DETAILS = '/api/member-details-api/v2/member-details';

const CATEGORIES: Readonly<Record<string, object>> = memberWebsite.categories;
const WORDS: Readonly<Record<string, string>> = { ...categories, ...subCategories };

const options = (codes: readonly string[]) =>
  `<option value="">Select a category</option>${codes
    .map((code) => `<option value="${code}">${WORDS[code] ?? code}</option>`)
    .join('')}`;

const field = (label: string, control: string) =>
  `<div><label>${label}${control}</label><p class="error" role="alert" hidden></p></div>`;

const template = document.createElement('template');
template.innerHTML = `<style>${STYLES}</style>
<table><thead><tr><th>Category</th><th>Query details</th><th>Date</th></tr></thead><tbody></tbody></table>
<form novalidate>
${field('Category', `<select name="category" required>${options(Object.keys(CATEGORIES))}</select>`)}
${field('Query category', `<select name="subCategory" required>${options([])}</select>`)}
${field('Additional email address', '<input name="ccEmail" type="email">')}
${field('Email', '<input name="email" type="email" required>')}
${field('Query details', '<textarea name="query" maxlength="20000" required></textarea>')}
${field('Attachments', '<input name="files" type="file" multiple>')}
<button>Send</button></form>`;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<Control>('input, select, textarea'),
];

function showError(control: Control) {
  const line = control.closest('div')?.querySelector('p');
  if (!line) return;
  line.hidden = control.validity.valid;
  line.textContent = control.validationMessage;
}

function showSubCategories(form: HTMLFormElement, category: string) {
  const select = form.elements.namedItem('subCategory') as HTMLSelectElement;
  const codes = Object.keys(CATEGORIES[category] ?? {});
  select.innerHTML = options(codes);
  select.required = codes.length > 0;
  select.closest('div')?.toggleAttribute('hidden', codes.length === 0);
}

const cell = (text: string) => {
  const made = document.createElement('td');
  made.textContent = text;
  return made;
};

async function showQueries(table: Element, signal: AbortSignal) {
  const answer = await fetch(QUERIES, { signal });
  const { queries } = (await answer.json()) as QueriesReply;
  for (const { category, queryDetail, dateLogged } of queries) {
    const row = document.createElement('tr');
    row.append(cell(WORDS[category] ?? category), cell(queryDetail), cell(dateLogged));
    table.append(row);
  }
}

async function prefillEmail(form: HTMLFormElement, signal: AbortSignal) {
  const answer = await fetch(DETAILS, { signal });
  const { emails } = (await answer.json()) as MemberDetailsReply;
  const email = form.elements.namedItem('email') as HTMLInputElement;
  if (!email.value) email.value = emails[0] ?? '';
}

/** The complete form without a framework. It responds, validates, reads and sends. */
class VanillaForm extends HTMLElement {
  #life: AbortController | undefined;

  connectedCallback() {
    const { signal } = (this.#life = new AbortController());
    const root = rootOf(this);
    root.replaceChildren(template.content.cloneNode(true));
    const form = root.querySelector('form');
    const table = root.querySelector('tbody');
    if (!form || !table) return;
    form.addEventListener('change', ({ target }) => {
      const { name, value } = target as Control;
      if (name === 'category') showSubCategories(form, value);
    });
    for (const kind of ['input', 'focusout'])
      form.addEventListener(kind, ({ target }) => {
        if (controlsOf(form).includes(target as Control)) showError(target as Control);
      });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      controlsOf(form).forEach(showError);
      if (form.checkValidity()) void fetch(QUERIES, { method: 'POST', body: new FormData(form) });
    });
    const ended = () => undefined;
    showQueries(table, signal).catch(ended);
    prefillEmail(form, signal).catch(ended);
  }

  disconnectedCallback() {
    this.#life?.abort();
    this.shadowRoot?.replaceChildren();
  }
}

customElements.define(TAG, VanillaForm);
