const element = document.querySelector('medical-aid-inquiries');

// The portal sets the element's properties and is notified of sent queries.
window.addEventListener('message', ({ origin, data }) => {
  if (origin === location.origin) Object.assign(element, data);
});
element.addEventListener('query-submitted', ({ detail }) => {
  parent.postMessage({ referenceNumber: detail.referenceNumber }, location.origin);
});
