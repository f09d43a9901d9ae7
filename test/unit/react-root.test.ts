import { expect } from '@open-wc/testing';
import { answerTyping, endReactRoot, makeReactRoot } from '../../src/host/react-root';

describe('what React hears of', () => {
  function hearing(type: string) {
    const node = document.createElement('div');
    const [own, other] = [document.createElement('textarea'), document.createElement('input')];
    node.append(own, other);
    const heard: (EventTarget | null)[] = [];
    makeReactRoot(
      node,
      () => undefined,
      () => {
        node.addEventListener(type, ({ target }) => heard.push(target));
      },
    );
    answerTyping(own);
    for (const control of [own, other]) control.dispatchEvent(new Event(type, { bubbles: true }));
    endReactRoot(node);
    return heard.map((target) => (target === own ? 'own' : 'other'));
  }

  it('is typing but for a control that answers for itself (§5)', () => {
    expect(hearing('input')).to.deep.equal(['other']);
  });

  it('is any other event that components answer to, and no more', () => {
    expect(hearing('change')).to.deep.equal(['own', 'other']);
    expect(hearing('keyup')).to.deep.equal([]);
  });
});
