import 'medical-aid-inquiries';
import { expect, test, vi } from 'vitest';

// Runs in a host that has Vitest (see testing.long.test.mjs).

test('elements show the content of their tags; the console says why once, events each time', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const messages = [];
  document.addEventListener('element-error', ({ detail }) => messages.push(detail.message));
  document.body.innerHTML = '<medical-aid-inquiries>Call us</medical-aid-inquiries>'.repeat(2);
  const element = document.querySelector('medical-aid-inquiries');
  element.origin = 'medxpress';
  element.messages = { contactUs: { title: 'Hoe kan ons help?' } };
  await vi.waitFor(() => expect(messages).toHaveLength(2));
  expect(messages[0]).toMatch(/^NotSupportedError in start: no /);
  expect(warn).toHaveBeenCalledOnce();
  expect(element.getAttribute('origin')).toBe('medxpress');
  expect(element.shadowRoot.innerHTML).toBe('<slot></slot>');
  element.remove();
  expect(element.shadowRoot.innerHTML).toBe('<slot></slot>');
});
