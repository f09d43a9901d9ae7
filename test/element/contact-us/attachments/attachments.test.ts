import { expect, nextFrame } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { sendKeys } from '@web/test-runner-commands';
import { file, picture } from '../../../support/attachments';
import { expectNoAxeViolations } from '../../../support/axe';
import { descriptionOf, hasFocus } from '../../../support/controls';
import { mount, user } from '../../../support/mount';
import { FORMS_HERE, openContactWire } from '../answers';
import { theForm } from '../the-form';

const HINT = 'Max 10MB file (pdf, jpg, jpeg, tiff, png, doc, docx can be uploaded)';

/** An element's form, ready for files. */
async function formOf(origin: string) {
  await openContactWire();
  const element = await mount({ origin });
  const form = theForm(element);
  await form.settled();
  const choose = form.screen.getByRole('button', { name: 'Choose files' });
  return { element, form, choose };
}

const expectAttached = (form: ReturnType<typeof theForm>, names: readonly string[]) =>
  waitFor(() => {
    expect(form.attached()).to.deep.equal(names);
  });

for (const { origin } of FORMS_HERE) {
  describe(`the attachments, ${origin}`, () => {
    it('name the limits before any file is chosen (§2)', async () => {
      const { form, choose } = await formOf(origin);
      form.screen.getByRole('group', { name: 'Attachments' });
      expect(form.screen.getByText(HINT).checkVisibility()).to.equal(true);
      expect(descriptionOf(choose)).to.equal(HINT);
      expect(form.chooser.multiple).to.equal(true);
      expect(form.chooser.accept).to.equal('.doc,.docx,.tiff,.png,.jpg,.jpeg,.pdf');
    });

    it("are chosen by the button 'Choose files' (§2)", async () => {
      const { form, choose } = await formOf(origin);
      let opened = 0;
      form.chooser.addEventListener('click', (event) => {
        event.preventDefault();
        opened += 1;
      });
      await user.click(choose);
      expect(opened).to.equal(1);
    });

    it('are listed with name, type and size, and counted together (§2)', async () => {
      const { form, element } = await formOf(origin);
      await form.choose(file('bill.pdf', 20_480), file('Foto.JPG', 3_355_443));
      await expectAttached(form, ['bill.pdf', 'Foto.JPG']);
      form.screen.getByText('PDF · 20 kB');
      form.screen.getByText('JPG · 3.2 MB');
      form.screen.getByText('3.2 of 10 MB, 2 of 10 files');
      form.screen.getByText('Files added: 2.');
      await expectNoAxeViolations(element);
    });

    it('add up over several choices (§2)', async () => {
      const { form } = await formOf(origin);
      await form.choose(file('a.pdf'));
      await expectAttached(form, ['a.pdf']);
      await form.choose(file('b.pdf'), file('c.pdf'));
      await expectAttached(form, ['a.pdf', 'b.pdf', 'c.pdf']);
    });

    it('can be removed and chosen again (§2)', async () => {
      const { form } = await formOf(origin);
      const bill = file('bill.pdf');
      await form.choose(bill, file('card.png'));
      await user.click(await form.screen.findByRole('button', { name: 'Remove bill.pdf' }));
      await expectAttached(form, ['card.png']);
      form.screen.getByText('bill.pdf removed.');
      await form.choose(bill);
      await expectAttached(form, ['card.png', 'bill.pdf']);
      expect(form.screen.queryByRole('button', { name: 'Put back bill.pdf' })).to.equal(null);
    });

    it('can be put back in place, with the key that removed them (§2)', async () => {
      const { form, element } = await formOf(origin);
      await form.choose(file('a.pdf'), file('b.pdf'), file('c.pdf'));
      form.screen.getByRole('button', { name: 'Remove b.pdf' }).focus();
      await sendKeys({ press: 'Enter' });
      await expectAttached(form, ['a.pdf', 'c.pdf']);
      form.screen.getByText('0.1 of 10 MB, 2 of 10 files');
      expect(hasFocus(form.screen.getByRole('button', { name: 'Put back b.pdf' }))).to.equal(true);
      await expectNoAxeViolations(element);
      await sendKeys({ press: 'Enter' });
      await expectAttached(form, ['a.pdf', 'b.pdf', 'c.pdf']);
      form.screen.getByText('b.pdf is back in the list.');
      expect(hasFocus(form.screen.getByRole('button', { name: 'Remove b.pdf' }))).to.equal(true);
    });

    it('hand the focus to the chooser when others arrive while it is on the way back (§2)', async () => {
      const { form } = await formOf(origin);
      await form.choose(file('a.pdf'));
      await user.click(form.screen.getByRole('button', { name: 'Remove a.pdf' }));
      expect(hasFocus(form.screen.getByRole('button', { name: 'Put back a.pdf' }))).to.equal(true);
      const arrived = new DataTransfer();
      arrived.items.add(file('b.pdf'));
      form.chooser.files = arrived.files;
      form.chooser.dispatchEvent(new Event('change', { bubbles: true }));
      await expectAttached(form, ['b.pdf']);
      expect(hasFocus(form.screen.getByRole('button', { name: /^Choose files/ }))).to.equal(true);
    });

    it('are announced politely as they are added, removed and put back (§2)', async () => {
      const { form } = await formOf(origin);
      const announced = async (words: string) => {
        const said = await form.screen.findByText(words);
        expect(said.closest('[role=status]'), words).not.to.equal(null);
      };
      await form.choose(file('a.pdf'), file('b.pdf'));
      await announced('Files added: 2.');
      await announced('0.1 of 10 MB, 2 of 10 files');
      await user.click(form.screen.getByRole('button', { name: 'Remove a.pdf' }));
      await announced('a.pdf removed.');
      await user.click(form.screen.getByRole('button', { name: 'Put back a.pdf' }));
      await announced('a.pdf is back in the list.');
    });

    it('stay removed once another is removed (§2)', async () => {
      const { form } = await formOf(origin);
      await form.choose(file('a.pdf'), file('b.pdf'));
      await user.click(form.screen.getByRole('button', { name: 'Remove a.pdf' }));
      await user.click(form.screen.getByRole('button', { name: 'Remove b.pdf' }));
      await expectAttached(form, []);
      expect(form.screen.queryByRole('button', { name: 'Put back a.pdf' })).to.equal(null);
      expect(form.screen.queryByText(/of 10 files/)).to.equal(null);
      await user.click(form.screen.getByRole('button', { name: 'Put back b.pdf' }));
      await expectAttached(form, ['b.pdf']);
    });

    it('show thumbnails of pictures, and an icon for other files (§2)', async () => {
      const { form, element } = await formOf(origin);
      await form.choose(await picture('photo.png'), file('broken.jpg'), file('bill.pdf'));
      const canvases = () => [...(element.shadowRoot?.querySelectorAll('canvas') ?? [])];
      await waitFor(() => {
        expect(canvases().map((canvas) => canvas.checkVisibility())).to.deep.equal([
          true,
          false,
          false,
        ]);
      });
      const pixel = canvases()[0]?.getContext('2d')?.getImageData(5, 5, 1, 1).data;
      expect([...(pixel ?? [])]).to.deep.equal([0, 128, 0, 255]);
    });

    it('can be dropped (§2)', async () => {
      const { form, choose } = await formOf(origin);
      const zone = choose.closest('[part~=drop-zone]');
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(file('dropped.docx'));
      dataTransfer.items.add(file('dropped.tiff'));
      const drag = (type: string) => {
        const event = new DragEvent(type, {
          dataTransfer,
          bubbles: true,
          composed: true,
          cancelable: true,
        });
        zone?.dispatchEvent(event);
        return event.defaultPrevented;
      };
      // Otherwise the browser would open the file in place of the page.
      expect([drag('dragover'), drag('drop')]).to.deep.equal([true, true]);
      await expectAttached(form, ['dropped.docx', 'dropped.tiff']);
    });

    it('show any name as text (§2)', async () => {
      const { form } = await formOf(origin);
      const names = ['<b>Übersicht – März.pdf', 'تقرير.docx', '🩺.png'];
      await form.choose(...names.map((name) => file(name)));
      await expectAttached(form, names);
    });

    it('show a spoofed name as it is: marks in it reorder no text (§2)', async () => {
      const { form } = await formOf(origin);
      await form.choose(file('bill\u202Efdp.png'), file('a\u2066b\u200B\u0007.pdf'));
      await expectAttached(form, ['billfdp.png', 'ab.pdf']);
      await form.choose(file('photo\u202Egpj.exe'));
      await form.screen.findByText('photogpj.exe: this type of file can’t be uploaded.');
    });

    it('survive a cancelled choice (§2)', async () => {
      const { form, element } = await formOf(origin);
      await form.choose(file('a.pdf'));
      await expectAttached(form, ['a.pdf']);
      form.chooser.dispatchEvent(new Event('change', { bubbles: true }));
      await nextFrame();
      expect(element.shadowRoot?.querySelector('.refusals')).to.equal(null);
      // A later choice is handled after this one.
      await form.choose(file('b.pdf'));
      await expectAttached(form, ['a.pdf', 'b.pdf']);
    });
  });
}
