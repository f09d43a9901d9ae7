/** The tag of all peers, because a page shows only one of them. */
export const TAG = 'bench-form';

export const STYLES = `
  :host { display: block; font: inherit }
  form { display: grid; gap: 1rem; max-width: 40rem }
  label { display: block }
  select, input, textarea { box-sizing: border-box; width: 100%; padding: 0.5rem; font: inherit }
  textarea { min-height: 10rem }
  .error { color: #b00020 }
`;

/** The shadow root of a peer, which may be added to the page again. */
export const rootOf = (element: Element): ShadowRoot =>
  element.shadowRoot ?? element.attachShadow({ mode: 'open' });
