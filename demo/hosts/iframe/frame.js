const element = document.querySelector('medical-aid-inquiries');

// The portal says what the element shows, and hears what was sent.
window.addEventListener('message', ({ origin, data }) => {
  if (origin === location.origin) Object.assign(element, data);
});
element.addEventListener('query-submitted', ({ detail }) => {
  parent.postMessage({ referenceNumber: detail.referenceNumber }, location.origin);
});
