import { expect } from '@open-wc/testing';
import { mount, user } from '../../support/mount';
import type { Answer, Pattern } from '../../support/wire/wire';
import { ANY_CATEGORY_FRAGMENT, MEMBER_DETAILS, OPEN_QUERIES } from '../contact-us/answers';
import { theForm } from '../contact-us/the-form';
import {
  ANY_QUERY,
  ANY_RESPONSE,
  openQueryWire,
  QUERY,
  RESPONSE_BUTTON,
  viewQuery,
} from '../view-query/the-query';

/** An answer that the browser may cache. */
const kept = (answer: Answer): Answer => ({
  ...answer,
  headers: { 'cache-control': 'private, max-age=300' },
});

const ANSWERS: Readonly<Record<Pattern, Answer>> = {
  [OPEN_QUERIES]: kept({ json: { queries: [QUERY] } }),
  [MEMBER_DETAILS]: kept({ json: { emails: ['thandi@example.org'] } }),
  [ANY_CATEGORY_FRAGMENT]: kept({ html: '<p>About this category.</p>' }),
  [ANY_QUERY]: kept({ json: QUERY }),
  [ANY_RESPONSE]: kept({ json: { encodedResponse: btoa('<p>Dear member</p>') } }),
};

/** Whether the browser's own cache has the answer to a request. */
const isCached = (url: string) =>
  fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).then(
    ({ ok }) => ok,
    () => false,
  );

it('leaves no answer of the API in the browser’s cache, even if the server allows it (decisions 7)', async () => {
  const wire = await openQueryWire(ANSWERS);
  const contact = theForm(await mount());
  await contact.settled();
  await contact.fill({ category: 'Manage plan' });
  await contact.screen.findByText('About this category.');
  const { screen } = await viewQuery();
  await user.click(screen.getByRole('button', RESPONSE_BUTTON));
  await screen.findByTitle('Response sent via email');

  const cached: Record<string, boolean> = {};
  for (const pattern of Object.keys(ANSWERS) as Pattern[]) {
    const [request] = await wire.requests(pattern);
    const address = [request?.path, request?.query].map(String).filter(Boolean).join('?');
    cached[pattern] = await isCached(address);
  }
  expect(cached).to.deep.equal({
    ...Object.fromEntries(Object.keys(ANSWERS).map((pattern) => [pattern, false])),
    // Guidance may be cached, because it is the same for all members.
    [ANY_CATEGORY_FRAGMENT]: true,
  });
});
