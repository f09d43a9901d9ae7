import 'medical-aid-inquiries';

// Nothing here runs. A compiler checks the snippet of demo/OPERATIONS.md.

const count = (metric: object) => navigator.sendBeacon('/metrics', JSON.stringify(metric));
document.addEventListener('request-failed', ({ type, detail }) => count({ type, ...detail }));
document.addEventListener('element-error', ({ type, detail }) => count({ type, ...detail }));

document.body.addEventListener('query-submitted', ({ detail }) => detail.category satisfies string);
// @ts-expect-error a status is a number
document.addEventListener('request-failed', ({ detail }) => detail.status satisfies string);
