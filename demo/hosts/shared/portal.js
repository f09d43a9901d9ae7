const element = document.querySelector('medical-aid-inquiries');
const on = (name, act) => document.querySelector(`[name=${name}]`).addEventListener('click', act);

on('afrikaans', () => {
  element.messages = { contactUs: { title: 'Hoe kan ons help?' } };
});
on('medicine', () => element.setAttribute('origin', 'medxpress'));
element.addEventListener('query-submitted', ({ detail }) => {
  document.querySelector('output').textContent = detail.referenceNumber;
});
