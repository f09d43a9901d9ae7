import { expect } from '@open-wc/testing';
import { waitFor } from '@testing-library/dom';
import { descriptionOf } from '../../../support/controls';
import { pdf } from '../../../support/files/pdf';
import { drawnPicture, plain } from '../../../support/files/pictures';
import { PROTECTIONS } from '../../../support/files/protections';
import { mount } from '../../../support/mount';
import { openContactWire } from '../answers';
import { theForm } from '../the-form';

const { user: withUser } = PROTECTIONS['revision 6, AES of 256 bits'] ?? {};

it('what is inside chosen files is said within 2 s (§5)', async () => {
  await openContactWire();
  const form = theForm(await mount());
  await form.settled();
  const files = [
    new File([pdf({ protection: withUser })], 'bill.pdf'),
    await drawnPicture('dark.jpg', { width: 800, height: 600, draw: plain }),
    await drawnPicture('small.png', { width: 300, height: 200 }),
  ];
  await form.choose(...files);
  await waitFor(
    () => {
      for (const { name } of files) {
        const remove = form.screen.getByRole('button', { name: `Remove ${name}` });
        expect(descriptionOf(remove)).to.include(name);
      }
    },
    { timeout: 2000 },
  );
});
