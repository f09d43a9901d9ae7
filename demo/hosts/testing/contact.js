import 'medical-aid-inquiries';

/** Shows the element, and the number of a query that was sent. */
export function showContactPage(page) {
  page.innerHTML =
    '<medical-aid-inquiries><p>Ask us by telephone.</p></medical-aid-inquiries><output></output>';
  page.addEventListener('query-submitted', ({ detail }) => {
    page.querySelector('output').textContent = detail.referenceNumber;
  });
}
