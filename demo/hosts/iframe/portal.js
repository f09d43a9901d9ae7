const frame = document.querySelector('iframe');
const on = (name, act) => document.querySelector(`[name=${name}]`).addEventListener('click', act);
const send = (properties) => frame.contentWindow.postMessage(properties, location.origin);

on('afrikaans', () => send({ messages: { contactUs: { title: 'Hoe kan ons help?' } } }));
on('medicine', () => send({ origin: 'medxpress' }));
window.addEventListener('message', ({ origin, data }) => {
  if (origin !== location.origin) return;
  document.querySelector('output').textContent = data.referenceNumber;
});
