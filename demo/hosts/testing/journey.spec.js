import { expect, test } from '@playwright/test';

test('a member sends a query', async ({ page }) => {
  const answer = (call, json) => page.route(call, (route) => route.fulfill({ json }));
  await answer('**/member-queries?*', { queries: [] });
  await answer('**/v2/member-details', { emails: ['thandi@example.com'] });
  await answer('**/member-queries/query-additional-info', { referenceNumber: 4711 });

  await page.goto('/');
  const email = page.getByLabel('Email address', { exact: true });
  await expect(email).toHaveValue('thandi@example.com');
  await page.getByLabel('Category', { exact: true }).selectOption('Other');
  await page.getByLabel('Query details').fill('Where is my card?');
  await page.getByRole('button', { name: 'Send Query' }).click();
  await expect(page.locator('output')).toHaveText('4711');
});
