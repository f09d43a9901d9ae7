import { expect } from '@open-wc/testing';
import { readResponse } from './the-response';

const QUOTE = '<p>Dear member</p><blockquote type="cite"><p>The question</p></blockquote>';
const LABEL = 'Show earlier messages';

/** Rules with which a response's own stylesheet could hide the control of a fold. */
const SHEETS: Readonly<Record<string, string>> = {
  nothing: '',
  'no display': 'details,summary{display:none!important}',
  invisible: 'details,summary{visibility:hidden!important}',
  transparent: 'details,summary{opacity:0!important}',
  'no height': 'summary{max-height:0!important;height:0!important;overflow:hidden!important}',
  'no height around it': 'details{max-height:0!important;height:0;overflow:hidden!important}',
  'no width': 'details{width:0!important;max-width:0!important;overflow:hidden!important}',
  'letters without a size': 'summary{font-size:0!important}',
  'a body without a size': 'html,body{font-size:0!important;line-height:0}p{font-size:16px}',
  'white on white': 'summary{color:#fff!important;background-color:#fff!important}',
  'far to the left':
    'body{text-indent:-9999px}p{text-indent:0}summary{text-indent:-999px!important}',
  'letters far apart': 'summary{letter-spacing:-1em!important;word-spacing:-9em!important}',
};

for (const [what, sheet] of Object.entries(SHEETS))
  it(`no sheet of a response hides the control of a fold: ${what} (security 26)`, async () => {
    const { response } = await readResponse(`<style>${sheet}</style>${QUOTE}`);
    const summary = response.querySelector('summary');
    if (!summary) throw new Error('There is no fold');
    expect(summary.textContent).to.equal(LABEL);
    expect(summary.checkVisibility({ opacityProperty: true, visibilityProperty: true })).to.equal(
      true,
    );
    const view = response.defaultView as Window;
    for (const element of [summary, summary.parentElement as Element]) {
      const { width, height } = element.getBoundingClientRect();
      expect(width).to.be.greaterThan(100);
      expect(height).to.be.greaterThan(43);
    }
    const { color, fontSize, textIndent, letterSpacing } = view.getComputedStyle(summary);
    expect({ color, fontSize, textIndent, letterSpacing }).to.deep.equal({
      color: 'rgb(11, 95, 115)',
      fontSize: '16px',
      textIndent: '0px',
      letterSpacing: 'normal',
    });
    summary.click();
    expect(response.querySelector('details')?.open).to.equal(true);
  });
