import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { file, slowFile } from '../../../support/attachments';
import { mount, user } from '../../../support/mount';
import { FORMS_HERE, openContactWire } from '../answers';
import { QUERY_TEXT, theForm } from '../the-form';

async function formOf(origin: string) {
  const wire = await openContactWire();
  const element = await mount({ origin });
  const form = theForm(element);
  await form.settled();
  return { wire, element, form };
}

interface Content {
  readonly files?: readonly File[];
  readonly text?: string;
}

/** Pastes the clipboard's content into a control; true if the browser's own paste was prevented. */
function paste(control: Element, content: Content): boolean {
  const clipboardData = new DataTransfer();
  for (const each of content.files ?? []) clipboardData.items.add(each);
  if (content.text !== undefined) clipboardData.setData('text/plain', content.text);
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, composed: true });
  // Firefox drops the data of a script's event.
  Object.defineProperty(event, 'clipboardData', { value: clipboardData });
  control.dispatchEvent(event);
  return event.defaultPrevented;
}

/** Drags something over a place, or drops it; true if the browser's default was prevented. */
function drag(place: Element, type: string, { files = [], text }: Content): boolean {
  const dataTransfer = new DataTransfer();
  for (const each of files) dataTransfer.items.add(each);
  if (text !== undefined) dataTransfer.setData('text/plain', text);
  const init = { dataTransfer, bubbles: true, cancelable: true, composed: true };
  const event = new DragEvent(type, init);
  place.dispatchEvent(event);
  return event.defaultPrevented;
}

for (const { origin, submission, choice } of FORMS_HERE) {
  describe(`files, ${origin}`, () => {
    it('can be pasted anywhere on the form', async () => {
      const { form } = await formOf(origin);
      expect(paste(form.query, { files: [file('shot.png')] })).to.equal(true);
      await waitFor(() => {
        expect(form.attached()).to.deep.equal(['shot.png']);
      });
      expect(paste(form.send, { files: [file('more.pdf'), file('odd.exe')] })).to.equal(true);
      await form.screen.findByText('odd.exe: this type of file can’t be uploaded.');
      expect(form.attached()).to.deep.equal(['shot.png', 'more.pdf']);
    });

    it('are not taken from words pasted into a field: a copied table is a picture too', async () => {
      const { form } = await formOf(origin);
      const table = { files: [file('image.png')], text: 'a table' };
      expect(paste(form.query, table)).to.equal(false);
      expect(paste(form.query, { text: 'words' })).to.equal(false);
      expect(paste(form.category, table)).to.equal(true);
      await waitFor(() => {
        expect(form.attached()).to.deep.equal(['image.png']);
      });
    });

    it('are taken from a field if the pasted text is only their names, as macOS adds it (§5)', async () => {
      const { form } = await formOf(origin);
      const copied = { files: [file('scan 1.pdf'), file('b.png')], text: 'scan 1.pdf\rb.png' };
      expect(paste(form.query, copied)).to.equal(true);
      await waitFor(() => {
        expect(form.attached()).to.deep.equal(['scan 1.pdf', 'b.png']);
      });
      const named = { files: [file('c.png')], text: 'See c.png' };
      expect(paste(form.query, named)).to.equal(false);
    });

    it('can be photographed on a device with a touch screen', async () => {
      const { form, element } = await formOf(origin);
      const camera = element.shadowRoot?.querySelector<HTMLInputElement>('input[capture]');
      if (!camera) throw new Error('There is no camera');
      expect([camera.getAttribute('capture'), camera.accept]).to.deep.equal([
        'environment',
        'image/jpeg,image/png',
      ]);
      // This device has a mouse, so the button is hidden.
      expect(form.screen.queryByRole('button', { name: 'Take a photo' })).to.equal(null);
      await user.upload(camera, file('photo.jpg'));
      await waitFor(() => {
        expect(form.attached()).to.deep.equal(['photo.jpg']);
      });
    });

    it('are taken wherever on the element they are dropped: the browser would open them (decisions 7)', async () => {
      const { form, element } = await formOf(origin);
      const places = {
        'box.pdf': form.query,
        'address.pdf': form.email,
        'send.pdf': form.send,
        'title.pdf': form.screen.getByRole('heading', { name: 'Log a new query' }),
        'page.pdf': form.screen.getByRole('heading', { name: 'How can we help?' }),
        // Its padding, or its space below the form.
        'element.pdf': element,
      };
      const zone = () => element.shadowRoot?.querySelector('.drop-zone-over') ?? null;
      for (const [name, place] of Object.entries(places)) {
        expect(drag(place, 'dragover', { files: [file(name)] }), name).to.equal(true);
        await waitFor(() => {
          expect(zone()?.part.contains('drop-zone'), 'shows where they go').to.equal(true);
        });
        expect(drag(place, 'drop', { files: [file(name)] }), name).to.equal(true);
        await waitFor(() => {
          expect(form.attached()).to.include(name);
        });
      }
      expect(zone()).to.equal(null);
      const list = form.screen.getByRole('list', { name: 'Chosen files' });
      expect(drag(list, 'drop', { files: [file('list.pdf')] })).to.equal(true);
      await waitFor(() => {
        expect(form.attached()).to.deep.equal([...Object.keys(places), 'list.pdf']);
      });
    });

    it('alone are taken: dropped words are the text box’s, and a link opens nothing (decisions 7)', async () => {
      const { form } = await formOf(origin);
      for (const type of ['dragover', 'drop']) {
        expect(drag(form.query, type, { text: 'words' }), type).to.equal(false);
        expect(drag(form.send, type, { text: 'https://a.example' }), type).to.equal(true);
      }
      expect(form.attached()).to.deep.equal([]);
    });

    it('open nothing where none can be chosen: what was typed would be gone (decisions 7)', async () => {
      const { form } = await formOf(origin);
      await form.fill({ ...choice, query: QUERY_TEXT });
      location.hash = '#/login';
      const userName = await form.screen.findByLabelText('Username');
      expect(drag(userName, 'dragover', { files: [file('a.pdf')] })).to.equal(true);
      expect(drag(userName, 'drop', { files: [file('a.pdf')] })).to.equal(true);
    });

    it('are taken when dropped, and folders among them are refused with a reason', async () => {
      const { form, element } = await formOf(origin);
      const folder = file('letters.pdf', 4096);
      const item = (dropped: File, isDirectory: boolean) => ({
        kind: 'file',
        getAsFile: () => dropped,
        webkitGetAsEntry: () => ({ isDirectory }),
      });
      const event = new DragEvent('drop', { bubbles: true, cancelable: true, composed: true });
      // A script cannot create a folder, so the test imitates what a browser reports for one.
      Object.defineProperty(event, 'dataTransfer', {
        value: { items: [item(folder, true), item(file('bill.pdf'), false)], files: [] },
      });
      element.shadowRoot?.querySelector('[part~=drop-zone]')?.dispatchEvent(event);
      await form.screen.findByText(
        'letters.pdf: a folder can’t be uploaded. Choose the files in it.',
      );
      expect(form.attached()).to.deep.equal(['bill.pdf']);
    });

    it('that are still being examined are there when the member has left and is back (decisions 3)', async () => {
      const { form } = await formOf(origin);
      const { slow, read } = slowFile('slow.pdf');
      await form.fill({ query: QUERY_TEXT, files: [file('bill.pdf')] });
      await user.upload(form.chooser, slow);
      location.hash = '#/login';
      await form.screen.findByRole('heading', { name: 'Log in' });
      location.hash = `#/contact-us/${origin}`;
      await waitFor(() => {
        expect(form.attached()).to.deep.equal(['bill.pdf']);
      });
      read();
      await waitFor(() => {
        expect(form.attached()).to.deep.equal(['bill.pdf', 'slow.pdf']);
      });
    });

    it('that are still being examined delay a submit (§4)', async () => {
      const { wire, form } = await formOf(origin);
      await form.fill({ ...choice, query: QUERY_TEXT });
      const { slow, read } = slowFile('slow.pdf');
      await user.upload(form.chooser, slow);
      await form.submit();
      await form.submit();
      expect(form.attached()).to.deep.equal([]);
      expect(await wire.requests(submission)).to.deep.equal([]);
      read();
      const { parts } = await wire.next(submission);
      expect(parts?.filter((part) => 'fileName' in part)).to.have.lengthOf(1);
      await form.screen.findByRole('button', { name: 'Log another query' });
      expect(await wire.requests(submission)).to.have.lengthOf(1);
    });
  });
}
