import { expect } from '@open-wc/testing';
import { fillPath, toFormData, toSearch } from '../../src/api/endpoint';

describe('the address and body of a call', () => {
  it('encodes each path value as one segment (§7)', () => {
    const path = '/member-queries/:referenceNumber/attachments/:attachmentId';
    const values = {
      'a/b': 'a%2Fb',
      'a?b#c': 'a%3Fb%23c',
      '%2e%2e': '%252e%252e',
      'é ü': '%C3%A9%20%C3%BC',
      ':referenceNumber': '%3AreferenceNumber',
      '...': '...',
      '🦒': '%F0%9F%A6%92',
      $1: '%241',
    };
    for (const [attachmentId, segment] of Object.entries(values))
      expect(fillPath(path, { referenceNumber: '12', attachmentId }), attachmentId).to.equal(
        `/member-queries/12/attachments/${segment}`,
      );
    expect(fillPath('/member-queries')).to.equal('/member-queries');
  });

  it('refuses a path value that names another path, or is not well-formed text (§7)', () => {
    for (const id of ['', '.', '..', '\uD800', 'a\uDC00b'])
      expect(() => fillPath('/things/:id', { id }), id).to.throw(TypeError, 'id');
    expect(() => fillPath('/things/:id', {})).to.throw(TypeError);
  });

  it('leaves undefined query values out and repeats lists (§7)', () => {
    expect(toSearch()).to.equal('');
    expect(toSearch({ addresses: undefined })).to.equal('');
    expect(toSearch({ daysAgo: 7, status: 'OPEN', addresses: undefined, crop: false })).to.equal(
      '?daysAgo=7&status=OPEN&crop=false',
    );
    expect(toSearch({ permissions: ['A', 'B&C'] })).to.equal('?permissions=A&permissions=B%26C');
  });

  it('repeats files in a form under one name, each with its own, and leaves undefined fields out (decisions 3)', () => {
    const files = [new File(['a'], 'a.pdf'), new File(['b'], 'b ü.png')];
    const data = toFormData({ query: 'Why?', ccEmail: undefined, files });
    expect([...data.keys()]).to.deep.equal(['query', 'files', 'files']);
    expect(data.getAll('files').map((file) => (file as File).name)).to.deep.equal([
      'a.pdf',
      'b ü.png',
    ]);
    expect([...toFormData({ query: '', files: [] }).entries()]).to.deep.equal([['query', '']]);
  });
});
