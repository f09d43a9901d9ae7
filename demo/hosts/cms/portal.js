// The editors' markup arrives as text, long after the element is defined.
await customElements.whenDefined('medical-aid-inquiries');
document.querySelector('#content').innerHTML =
  '<h1>Contact us</h1><medical-aid-inquiries brand-markers="partner"></medical-aid-inquiries>';

const element = document.querySelector('medical-aid-inquiries');
const on = (name, act) => document.querySelector(`[name=${name}]`).addEventListener('click', act);

on('afrikaans', () => {
  element.setAttribute('messages', '{ "contactUs": { "title": "Hoe kan ons help?" } }');
});
on('medicine', () => {
  element.outerHTML = '<medical-aid-inquiries origin="medxpress"></medical-aid-inquiries>';
});
document.addEventListener('query-submitted', ({ detail }) => {
  document.querySelector('output').textContent = detail.referenceNumber;
});
