import { showContactPage } from './contact.js';

test('shows the number of a query', () => {
  showContactPage(document.body);
  const element = document.querySelector('medical-aid-inquiries');
  const detail = {
    referenceNumber: '4711',
    origin: 'default',
    category: 'OTHER',
    subCategory: null,
  };
  element.dispatchEvent(new CustomEvent('query-submitted', { detail, bubbles: true }));
  expect(document.querySelector('output').textContent).toBe('4711');
});
