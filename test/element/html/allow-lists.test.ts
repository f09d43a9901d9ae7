import { expect } from '@open-wc/testing';
import {
  FRAGMENTS_MAY_HOLD,
  RESPONSES_MAY_HOLD,
  DROPPED_WHOLE,
  type AllowList,
} from '../../../src/html/allow-lists';

const NO_ELEMENTS =
  'script style link meta base title form input button select textarea option label fieldset iframe ' +
  'frame frameset object embed applet param svg math template slot noscript audio video source track ' +
  'picture canvas dialog map area portal marquee html head body';
const NO_ATTRIBUTES =
  'name part slot is style srcset srcdoc action formaction background poster data ping form ' +
  'download autofocus tabindex contenteditable accesskey popover usemap nonce http-equiv';
const NO_PROPERTIES =
  /^(?:position|inset|top|right|bottom|left|z-index|transform|translate|scale|rotate|offset|content|cursor|filter|backdrop|mask|clip|shape|animation|transition|background-image|border-image|list-style-image|--)/;

const LISTS: Readonly<Record<string, AllowList>> = {
  'fragments may hold': FRAGMENTS_MAY_HOLD,
  'responses may hold': RESPONSES_MAY_HOLD,
};

describe('the list of what outside content may contain', () => {
  for (const [what, { elements, attributes, properties }] of Object.entries(LISTS))
    it(`has nothing that runs scripts, loads files, clashes with the element or leaves its place: what ${what} (§2)`, () => {
      expect(elements).not.to.include.oneOf([...NO_ELEMENTS.split(' '), ...DROPPED_WHOLE]);
      expect(elements.filter((name) => !/^[a-z]+[1-6]?$/.test(name))).to.deep.equal([]);
      expect(attributes).not.to.include.oneOf(NO_ATTRIBUTES.split(' '));
      expect(attributes.filter((name) => name.startsWith('on'))).to.deep.equal([]);
      expect(properties.filter((name) => NO_PROPERTIES.test(name))).to.deep.equal([]);
    });

  it('has no attribute of a fragment that could clash with the element (security 5)', () => {
    expect(FRAGMENTS_MAY_HOLD.attributes).not.to.include.oneOf(['id', 'class']);
  });

  it('has no style that takes a fragment out of the flow or hides it (security 5)', () => {
    expect(FRAGMENTS_MAY_HOLD.properties).not.to.include.oneOf(
      'float display visibility opacity overflow overflow-x overflow-y'.split(' '),
    );
  });
});
