import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { sendKeys } from '@web/test-runner-commands';
import { file, partOf, picture } from '../../../support/attachments';
import { expectNoAxeViolations } from '../../../support/axe';
import { hasFocus, typeInto } from '../../../support/controls';
import { user } from '../../../support/mount';
import { replaceMember } from '../../hosts/page-errors';
import { go, travel } from '../../routing/travel';
import { SUBMIT } from '../answers';
import { QUERY_TEXT } from '../the-form';
import {
  formWith,
  holdDecoding,
  named,
  pictures,
  PRESET,
  watchDecoding,
  watchSending,
} from './pages-panel';

const PDF = `${PRESET}.pdf`;

const textOf = async (pdf: File | undefined) =>
  pdf ? new TextDecoder('latin1').decode(await pdf.arrayBuffer()) : '';

/** A PNG that declares a number of pixels. */
async function pictureOf(width: number, height: number, name: string): Promise<File> {
  const bytes = await (await picture(name)).arrayBuffer();
  new DataView(bytes).setUint32(16, width);
  new DataView(bytes).setUint32(20, height);
  return new File([bytes], name, { lastModified: 1 });
}

describe('pictures that become one PDF', () => {
  it('are offered once two of them decode, and only those (§5)', async () => {
    const { decoded, restore } = watchDecoding();
    const { form, panel } = await formWith(
      file('broken.jpg'),
      await picture('a.png'),
      file('bill.pdf'),
      await pictureOf(20_000, 20_000, 'bomb.png'),
    );
    await form.choose(await picture('b.png'));
    const offer = await panel.offer().finally(restore);
    expect(offer.textContent).to.equal('Put 2 pictures into one PDF');
    expect([...decoded]).not.to.include('bomb.png');
    await user.click(panel.button('Remove b.png'));
    expect(form.screen.queryByRole('button', { name: /into one PDF/ })).to.equal(null);
  });

  it('are decoded at the press alone past 30 megapixels (§5)', async () => {
    const { decoded, restore } = watchDecoding();
    const { form, panel } = await formWith(
      await pictureOf(8000, 6000, 'large.png'),
      await picture('a.png'),
    );
    await panel.open();
    expect([...decoded]).to.deep.equal(['a.png']);
    await panel.make();
    await form.screen.findByText('large.png: this file can’t be read.').finally(restore);
    expect([...decoded]).to.deep.equal(['a.png', 'large.png']);
  });

  it('count as one file: fourteen photos, of which the list had no place for four (§5)', async () => {
    const names = named(14);
    const { wire, element, form, panel } = await formWith(...(await pictures(...names)));
    form.screen.getByText(/^p11\.png: you can send at most 10 files/);
    expect((await panel.offer()).textContent).to.equal('Put 14 pictures into one PDF');
    await panel.open();
    expect(panel.pages()).to.deep.equal(names.map((name, i) => `Page ${String(i + 1)}: ${name}`));
    expect(panel.name.value).to.equal(PRESET);
    await expectNoAxeViolations(element);
    await panel.make();
    await panel.made(PDF);
    expect(form.attached()).to.deep.equal([PDF]);
    form.screen.getByText(/ of 10 MB, 1 of 10 files$/);
    expect(form.screen.queryByText(/at most 10 files/)).to.equal(null);
    const said = form.screen.getByText(`${PDF} has 14 pages.`);
    expect(said.closest('[role=status]')).not.to.equal(null);
    await expectNoAxeViolations(element);

    await form.fill({ category: 'Other', query: QUERY_TEXT });
    const { sent, restore } = watchSending();
    await form.submit();
    await form.screen.findByText('4711');
    restore();
    const [request] = await wire.requests(SUBMIT.default);
    const files = request?.parts?.filter(({ name }) => name === 'files');
    expect(files).to.deep.equal(await Promise.all(sent.map(partOf)));
    expect(sent.map(({ name, type }) => [name, type])).to.deep.equal([[PDF, 'application/pdf']]);
    const text = await textOf(sent[0]);
    expect(text).to.match(/^%PDF-1\.4\n/);
    expect(text.match(/\/Type\/Page\//g)).to.have.lengthOf(14);
    expect(text).not.to.match(/Exif/);
  });

  it('are put in order, turned, left out and named by keyboard alone (§5)', async () => {
    const { form, panel } = await formWith(...(await pictures('a.png', 'b.png', 'c.png')));
    const press = async (...keys: readonly string[]) => {
      for (const key of keys) await sendKeys({ press: key });
    };
    const focused = async (name: string) => {
      await waitFor(() => {
        expect(hasFocus(panel.button(name)), name).to.equal(true);
      });
    };
    (await panel.offer()).focus();
    await press('Enter');
    const heading = await form.screen.findByRole('heading', { name: 'Pages of one PDF' });
    await waitFor(() => {
      expect(hasFocus(heading)).to.equal(true);
    });
    await press('Tab');
    await focused('Move up Page 1: a.png');
    // The page is at the end, so the press does nothing, and the focus stays.
    await press('Enter', 'Tab', 'Enter');
    await focused('Move down Page 2: a.png');
    expect(form.screen.getByText('Page 2: a.png', { selector: '[role=status] *' })).not.to.equal(
      null,
    );
    await press('Enter', 'Enter');
    await focused('Move down Page 3: a.png');
    expect(panel.button('Move down Page 3: a.png').ariaDisabled).to.equal('true');
    expect(panel.pages()).to.deep.equal(['Page 1: b.png', 'Page 2: c.png', 'Page 3: a.png']);
    await press('Tab', 'Enter');
    await focused('Turn Page 3: a.png');
    await form.screen.findByText('Turned by 90 degrees: Page 3: a.png');
    await press('Tab', 'Enter');
    await focused('Leave out Page 2: c.png');
    await form.screen.findByText('Left out: Page 3: a.png');
    await press('Enter');
    await focused('Leave out Page 1: b.png');
    await press('Enter');
    expect(panel.pages()).to.deep.equal(['Page 1: b.png']);
    expect(form.attached()).to.deep.equal(['a.png', 'b.png', 'c.png']);
    await press('Tab');
    expect(hasFocus(panel.name)).to.equal(true);
    typeInto(panel.name, 'My bill');
    await press('Enter');
    await panel.made('My bill.pdf');
    expect(form.attached()).to.deep.equal(['a.png', 'My bill.pdf', 'c.png']);
    await focused('Split My bill.pdf into pictures');
    await press('Enter');
    await focused('Remove b.png');
    expect(form.attached()).to.deep.equal(['a.png', 'b.png', 'c.png']);
  });

  it('are shown and drawn as they are turned (§5)', async () => {
    const { element, form, panel } = await formWith(...(await pictures('a.png', 'b.png', 'c.png')));
    await panel.open();
    for (const name of ['Page 1: a.png', 'Page 2: b.png', 'Page 2: b.png'])
      await panel.press(`Turn ${name}`);
    const shown = [...(element.shadowRoot?.querySelectorAll('.page-list canvas') ?? [])];
    expect(shown.map((canvas) => getComputedStyle(canvas).rotate)).to.deep.equal([
      '90deg',
      '180deg',
      'none',
    ]);
    await panel.make();
    await panel.made(PDF);
    await form.fill({ category: 'Other', query: QUERY_TEXT });
    const { sent, restore } = watchSending();
    await form.submit();
    await form.screen.findByText('4711');
    restore();
    const text = await textOf(sent[0]);
    const pages = [...text.matchAll(/MediaBox\[0 0 ([\d.]+) /g)].map(([, width]) => width);
    expect(pages).to.deep.equal(['595.28', '841.89', '841.89']);
  });

  it('are replaced by it where the first of them was, and the rest stays (§5)', async () => {
    const { form, panel } = await formWith(
      file('x.pdf'),
      await picture('a.png'),
      file('y.pdf'),
      await picture('b.png'),
      await picture('c.png'),
    );
    await panel.open();
    await panel.press('Move up Page 3: c.png');
    await panel.press('Move up Page 2: c.png');
    await panel.press('Leave out Page 2: a.png');
    await panel.make();
    await panel.made(PDF);
    expect(form.attached()).to.deep.equal(['x.pdf', 'a.png', 'y.pdf', PDF]);
    await panel.press(`Split ${PDF} into pictures`);
    expect(form.attached()).to.deep.equal(['x.pdf', 'a.png', 'y.pdf', 'c.png', 'b.png']);
    form.screen.getByText('Files added: 2.');
  });

  it('come back byte for byte, and what breaks the limits is refused with its reason (§5)', async () => {
    const photos = await pictures(...named(12));
    const { wire, form, panel } = await formWith(...photos);
    await panel.open();
    await panel.make();
    await panel.made(PDF);
    await form.choose(file('bill.pdf'));
    await panel.press(`Split ${PDF} into pictures`);
    expect(form.attached()).to.deep.equal([...named(9), 'bill.pdf']);
    for (const name of ['p10.png', 'p11.png', 'p12.png'])
      form.screen.getByText(`${name}: you can send at most 10 files.`);
    // None is lost, because the refused ones are offered as pages again.
    expect((await panel.offer()).textContent).to.equal('Put 12 pictures into one PDF');
    await form.fill({ category: 'Other', query: QUERY_TEXT });
    await form.submit();
    await form.screen.findByText('4711');
    const [request] = await wire.requests(SUBMIT.default);
    expect(request?.parts?.filter(({ name }) => name === 'files')).to.deep.equal(
      await Promise.all([...photos.slice(0, 9), file('bill.pdf')].map(partOf)),
    );
  });

  it('stay as they are when the member cancels, and the offer has the focus again (§5)', async () => {
    const { form, panel } = await formWith(...(await pictures('a.png', 'b.png')));
    await panel.open();
    await panel.press('Cancel');
    expect(panel.find()).to.equal(null);
    expect(hasFocus(await panel.offer())).to.equal(true);
    await panel.open();
    const decoding = holdDecoding();
    await panel.make();
    const words = await form.screen.findByText('Making page 1 of 2');
    expect(words.closest('[role=status]')).not.to.equal(null);
    await panel.press('Cancel');
    decoding.release();
    decoding.restore();
    await waitFor(() => {
      expect(form.screen.queryByText(/^Making page/)).to.equal(null);
    });
    expect(panel.pages()).to.have.lengthOf(2);
    expect(hasFocus(panel.button('Cancel'))).to.equal(true);
    expect(form.attached()).to.deep.equal(['a.png', 'b.png']);
  });

  it('are as the member arranged them when the panel is opened again (§5)', async () => {
    const { form, panel } = await formWith(...(await pictures('a.png', 'b.png', 'c.png', 'd.png')));
    await panel.open();
    await panel.press('Move up Page 3: c.png');
    await panel.press('Turn Page 2: c.png');
    await panel.press('Leave out Page 1: a.png');
    typeInto(panel.name, 'My bill');
    await panel.press('Cancel');
    await user.click(panel.button('Remove b.png'));
    await panel.open();
    // A page that was left out can be restored.
    expect(panel.pages()).to.deep.equal(['Page 1: c.png', 'Page 2: d.png', 'Page 3: a.png']);
    expect(panel.find()?.querySelector('.page-picture')?.getAttribute('data-turns')).to.equal('1');
    await panel.make();
    await panel.made('My bill.pdf');
    await panel.press('Split My bill.pdf into pictures');
    expect(form.attached()).to.deep.equal(['c.png', 'd.png', 'a.png']);
    await panel.open();
    expect(panel.pages()).to.deep.equal(['Page 1: c.png', 'Page 2: d.png', 'Page 3: a.png']);
    expect(panel.name.value).to.equal(PRESET);
  });

  it('are sent as they are listed when the member sends meanwhile (§5)', async () => {
    const photos = await pictures('a.png', 'b.png');
    const { wire, form, panel } = await formWith(...photos);
    await form.fill({ category: 'Other', query: QUERY_TEXT });
    await panel.open();
    const decoding = holdDecoding();
    await panel.make();
    await form.screen.findByText('Making page 1 of 2');
    const held = await wire.hold(SUBMIT.default);
    await form.submit();
    const request = await wire.next(SUBMIT.default);
    decoding.release();
    await waitFor(() => {
      expect(form.screen.queryByText(/^Making page/)).to.equal(null);
    }).finally(decoding.restore);
    expect(form.attached()).to.deep.equal(['a.png', 'b.png']);
    expect(request.parts?.filter(({ name }) => name === 'files')).to.deep.equal(
      await Promise.all(photos.map(partOf)),
    );
    await held.release({ json: { referenceNumber: 4711 } });
    await form.screen.findByText('4711');
  });

  it('are put into a PDF although a press of Send finds an error meanwhile (decisions 7)', async () => {
    const { form, panel } = await formWith(...(await pictures('a.png', 'b.png')));
    await panel.open();
    const decoding = holdDecoding();
    await panel.make();
    await form.screen.findByText('Making page 1 of 2');
    await form.submit();
    await form.refused();
    decoding.release();
    decoding.restore();
    await panel.made(PDF);
  });

  it('are in the next form neither in one that is made while they are sent, nor taken out of it (§4)', async () => {
    for (const isMadeBefore of [true, false]) {
      const { wire, form, panel } = await formWith(...(await pictures('a.png', 'b.png')));
      await form.fill({ category: 'Other', query: QUERY_TEXT });
      const make = async () => {
        await panel.open();
        await panel.make();
        await panel.made(PDF);
      };
      if (isMadeBefore) await make();
      const held = await wire.hold(SUBMIT.default);
      await form.submit();
      await wire.next(SUBMIT.default);
      if (isMadeBefore) await panel.press(`Split ${PDF} into pictures`);
      else await make();
      await form.choose(file('later.pdf'));
      await held.release({ json: { referenceNumber: 4711 } });
      await user.click(await form.screen.findByRole('button', { name: 'Log another query' }));
      expect(form.attached()).to.deep.equal(['later.pdf']);
    }
  });

  it('are in the next form’s PDF if it is begun while some are sent and the list had no place for one (§4)', async () => {
    const { wire, form, panel } = await formWith(...(await pictures(...named(11))));
    await form.fill({ category: 'Other', query: QUERY_TEXT });
    const held = await wire.hold(SUBMIT.default);
    await form.submit();
    await wire.next(SUBMIT.default);
    await panel.open();
    const decoding = holdDecoding();
    await panel.make();
    await form.screen.findByText('Making page 1 of 11');
    await held.release({ json: { referenceNumber: 4711 } });
    await user.click(await form.screen.findByRole('button', { name: 'Log another query' }));
    await form.screen.findByText('Making page 1 of 11').finally(decoding.restore);
    decoding.release();
    await panel.made(PDF);
    expect(form.attached()).to.deep.equal([PDF]);
    await panel.press(`Split ${PDF} into pictures`);
    expect(form.attached()).to.deep.equal(named(10));
  });

  it('are made with what was added meanwhile, and not with what was removed (§5)', async () => {
    const { form, panel } = await formWith(...(await pictures('a.png', 'b.png', 'c.png')));
    await panel.open();
    let decoding = holdDecoding();
    await panel.make();
    await form.screen.findByText('Making page 1 of 3');
    await panel.press('Remove b.png');
    decoding.release();
    decoding.restore();
    await waitFor(() => {
      expect(form.screen.queryByText(/^Making page/)).to.equal(null);
    });
    expect(form.attached()).to.deep.equal(['a.png', 'c.png']);
    expect(panel.pages()).to.deep.equal(['Page 1: a.png', 'Page 2: c.png']);
    decoding = holdDecoding();
    await panel.make();
    await form.screen.findByText('Making page 1 of 2');
    await form.choose(file('late.pdf'));
    decoding.release();
    decoding.restore();
    await panel.made(PDF);
    expect(form.attached()).to.deep.equal([PDF, 'late.pdf']);
  });

  it('have names that are fit for every system, whatever is typed (§5)', async () => {
    const { form, panel } = await formWith(
      ...(await pictures('<b>a\u202Egpj.png', 'b.png')),
      file('a-b-c.pdf'),
    );
    await panel.open();
    expect(panel.pages()).to.deep.equal(['Page 1: <b>agpj.png', 'Page 2: b.png']);
    typeInto(panel.name, 'a/b:c');
    await panel.make();
    await panel.made('a-b-c-2.pdf');
    expect(form.attached()).to.deep.equal(['a-b-c-2.pdf', 'a-b-c.pdf']);
  });

  it('stay listed, with a note, if one of them can’t be read any more (§5)', async () => {
    const { form, panel } = await formWith(...(await pictures('a.png', 'b.png')));
    await panel.open();
    const decoding = holdDecoding({ failing: true });
    decoding.release();
    await panel.make();
    const note = await form.screen.findByText('a.png: this file can’t be read.');
    decoding.restore();
    expect(note.closest('[role=status]')).not.to.equal(null);
    expect(form.attached()).to.deep.equal(['a.png', 'b.png']);
    expect(hasFocus(panel.button('Make the PDF'))).to.equal(true);
    await panel.make();
    await panel.made(PDF);
  });

  it('that can’t be read are not left out of a form whose press waits for their PDF (decisions 7)', async () => {
    const { wire, form, panel } = await formWith(...(await pictures(...named(11))));
    await form.fill({ category: 'Other', query: QUERY_TEXT });
    await panel.open();
    const decoding = holdDecoding({ failing: true });
    await panel.make();
    await form.submit();
    decoding.release();
    await form.screen.findByText('p1.png: this file can’t be read.').finally(decoding.restore);
    await panel.make();
    await panel.made(PDF);
    await form.submit();
    const { parts } = await wire.next(SUBMIT.default);
    expect(parts?.flatMap((part) => ('fileName' in part ? part.fileName : []))).to.deep.equal([
      PDF,
    ]);
  });

  it('say why nothing is sent without their PDF although the form was left (decisions 7)', async () => {
    const { wire, form, panel } = await formWith(...(await pictures(...named(11))));
    await form.fill({ category: 'Other', query: QUERY_TEXT });
    await panel.open();
    const decoding = holdDecoding({ failing: true });
    await panel.make();
    await go('#/login');
    await form.screen.findByLabelText('Username');
    await travel(-1);
    await form.screen.findByText('Making page 1 of 11');
    await form.submit();
    decoding.release();
    await form.screen.findByText('p1.png: this file can’t be read.').finally(decoding.restore);
    expect(await wire.requests(SUBMIT.default)).to.deep.equal([]);
  });

  it('stay listed, with a note, if even the smallest PDF is too large (§5)', async () => {
    const { form, panel } = await formWith(
      file('large.pdf', 9 * 1024 ** 2),
      ...(await pictures('a.png', 'b.png')),
    );
    await panel.open();
    const toBlob = HTMLCanvasElement.prototype.toBlob;
    const qualities: unknown[] = [];
    const restore = replaceMember(HTMLCanvasElement.prototype, 'toBlob', {
      value(this: HTMLCanvasElement, take: BlobCallback, type: string, quality: number) {
        qualities.push(quality);
        const enlarge = (blob: Blob | null) => {
          take(new Blob([blob ?? '', new Uint8Array(600 * 1024)], { type }));
        };
        toBlob.call(this, enlarge, type, quality);
      },
    });
    await panel.make();
    await form.screen
      .findByText(/^Even after shrinking, your files are over 10 MB/)
      .finally(restore);
    expect(qualities).to.deep.equal([0.8, 0.8, 0.75, 0.75, 0.7, 0.7]);
    expect(form.attached()).to.deep.equal(['large.pdf', 'a.png', 'b.png']);
  });

  it('are listed by no PDF for which the list has no place (§5)', async () => {
    const files = named(10).map((name) => file(name.replace('png', 'pdf')));
    const { form, panel } = await formWith(...files, ...(await pictures('a.png', 'b.png')));
    await panel.open();
    await panel.make();
    await form.screen.findByText(`${PDF}: you can send at most 10 files.`);
    expect(form.attached()).to.have.lengthOf(10);
    form.screen.getByText('a.png: you can send at most 10 files.');
  });

  it('do no harm if the element is removed while they are made (§5)', async () => {
    const { element, form, panel } = await formWith(...(await pictures('a.png', 'b.png')));
    await panel.open();
    const decoding = holdDecoding();
    await panel.make();
    await form.screen.findByText('Making page 1 of 2');
    element.remove();
    decoding.release();
    decoding.restore();
  });
});
