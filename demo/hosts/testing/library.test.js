import { fireEvent, screen } from '@testing-library/dom';
import { showContactPage } from './contact.js';

test('names the telephone, and the number of a query', () => {
  showContactPage(document.body);
  const telephone = screen.getByText('Ask us by telephone.');
  const detail = {
    referenceNumber: '4711',
    origin: 'default',
    category: 'OTHER',
    subCategory: null,
  };
  fireEvent(telephone, new CustomEvent('query-submitted', { detail, bubbles: true }));
  expect(screen.getByRole('status').textContent).toBe('4711');
});
