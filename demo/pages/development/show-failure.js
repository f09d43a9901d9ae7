const STYLE = {
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: '2147483647',
  maxHeight: '60vh',
  margin: '0',
  padding: '1rem',
  overflow: 'auto',
  color: '#fff',
  background: '#8c1d18',
  font: '0.875rem/1.5 ui-monospace, monospace',
  whiteSpace: 'pre-wrap',
};

let box;

/**
 * Shows a build failure on the page. The reload after the next good build removes it.
 * @param {string} text
 */
export default function showFailure(text) {
  box?.remove();
  box = document.createElement('pre');
  box.setAttribute('role', 'alert');
  Object.assign(box.style, STYLE);
  box.textContent = text;
  document.body.append(box);
}
