import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { sendKeys } from '@web/test-runner-commands';
import { file } from '../../../support/attachments';
import { expectNoAxeViolations } from '../../../support/axe';
import { hasFocus } from '../../../support/controls';
import { drawnPicture, turned } from '../../../support/files/pictures';
import { mount, user } from '../../../support/mount';
import { openContactWire } from '../answers';
import { theForm } from '../the-form';

async function formWith(...files: readonly File[]) {
  await openContactWire();
  const element = await mount();
  const form = theForm(element);
  await form.settled();
  await form.choose(...files);
  const { screen } = form;
  return {
    element,
    screen,
    look: (name: string) => screen.findByRole('button', { name: `Look at ${name}` }),
    large: (name: string) => screen.findByRole<HTMLCanvasElement>('img', { name }),
    gone: (name: string) =>
      waitFor(() => {
        expect(screen.queryByRole('img', { name })).to.equal(null);
      }),
  };
}

const edgesOf = ({ left, top, right, bottom }: DOMRect) =>
  [left, top, right, bottom].map((edge) => Math.round(edge));

describe("a chosen picture's thumbnail", () => {
  it('draws it across the form when pressed, and takes it away again (§5)', async () => {
    const photo = await drawnPicture('photo.jpg', { width: 3000, height: 2000 });
    const { element, look, large, gone } = await formWith(photo);
    const button = await look('photo.jpg');
    expect(button.getAttribute('aria-expanded')).to.equal('false');
    const [canvas] = element.shadowRoot?.querySelectorAll('.thumbnail canvas') ?? [];
    expect(edgesOf(button.getBoundingClientRect())).to.deep.equal(
      edgesOf(canvas?.getBoundingClientRect() ?? new DOMRect()),
    );

    await user.click(button);
    expect(button.getAttribute('aria-expanded')).to.equal('true');
    const picture = await large('photo.jpg');
    expect([picture.width, picture.height]).to.deep.equal([1600, 1067]);
    const row = picture.closest('li')?.getBoundingClientRect() ?? new DOMRect();
    const { top, width } = picture.getBoundingClientRect();
    expect(width).to.be.greaterThan(row.width * 0.9);
    expect(top).to.be.greaterThan(button.getBoundingClientRect().bottom);
    await expectNoAxeViolations(element);

    await user.click(button);
    await gone('photo.jpg');
    expect(button.getAttribute('aria-expanded')).to.equal('false');
  });

  it('does so by keyboard alone, with the focus on it (§5)', async () => {
    const { look, large, gone } = await formWith(
      await drawnPicture('page.png', { width: 800, height: 1200 }),
    );
    const button = await look('page.png');
    button.focus();
    await sendKeys({ press: 'Enter' });
    const picture = await large('page.png');
    expect([picture.width, picture.height]).to.deep.equal([800, 1200]);
    expect(hasFocus(button)).to.equal(true);
    await sendKeys({ press: 'Enter' });
    await gone('page.png');
  });

  it('shows the picture as it is seen, and sharp (§5)', async () => {
    const photo = await drawnPicture('photo.jpg', { width: 3600, height: 2400 });
    const { look, large } = await formWith(await turned(photo, 6));
    await user.click(await look('photo.jpg'));
    const picture = await large('photo.jpg');
    expect([picture.width, picture.height]).to.deep.equal([1600, 2400]);
    // The stripes, 20 pixels wide, are upright now: 13 pixels each.
    const row = picture.getContext('2d')?.getImageData(0, 1000, 1600, 1).data ?? [];
    const light = Array.from({ length: 1600 }, (_, x) => (row[x * 4] ?? 0) > 128);
    const changes = light.filter((isLight, x) => x > 0 && isLight !== light[x - 1]).length;
    expect(changes).to.be.within(115, 121);
  });

  it('is no button for what is no picture, and for one that can’t be drawn (§5)', async () => {
    const { screen, look } = await formWith(
      file('bill.pdf'),
      file('broken.jpg'),
      await drawnPicture('photo.png', { width: 800, height: 600 }),
    );
    await look('photo.png');
    expect(screen.getAllByRole('button', { name: /^Look at/ })).to.have.lengthOf(1);
  });

  it('is no button any more once the picture was removed (§5)', async () => {
    const { screen, look, large, gone } = await formWith(
      await drawnPicture('photo.png', { width: 800, height: 600 }),
    );
    await user.click(await look('photo.png'));
    await large('photo.png');
    await user.click(screen.getByRole('button', { name: 'Remove photo.png' }));
    await gone('photo.png');
    expect(screen.queryByRole('button', { name: 'Look at photo.png' })).to.equal(null);
  });
});
