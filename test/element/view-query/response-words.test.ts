import { expect } from '@open-wc/testing';
import { sanitizeFragment } from '../../../src/html/sanitize-fragment';
import { openResponse, emailOf, readResponse } from './the-response';

/** Documents, and their words with single spaces. */
const DOCUMENTS: Readonly<Record<string, readonly [html: string, words: string]>> = {
  'a drawing': [
    '<p>Limits</p><svg viewBox="0 0 9 9"><g><text>Used &amp; paid</text><text>R<tspan>100</tspan></text></g></svg>',
    'Limits Used & paid R 100',
  ],
  'the title of a drawing, as of an image': [
    '<a href="https://a.example"><svg><title>Our website</title><path d="M0 0"/></svg></a>',
    'Our website',
  ],
  'the label of a drawing without others': [
    '<table><tr><td>Dentist<td><svg role="img" aria-label="Covered"><path d="M0 0"/></svg></table>',
    'Dentist Covered',
  ],
  'a drawing that has a label too': ['<svg aria-label="Two"><g><text>One</text></g></svg>', 'One'],
  'HTML in a drawing': [
    '<svg><foreignObject><div><p>Dear member</p><p>Paid</p></div></foreignObject></svg>',
    'Dear member Paid',
  ],
  'a drawing that is not closed': ['<svg><text>Dear member<p>Paid', 'Dear member Paid'],
  'a drawing in a drawing': ['<svg><svg><text>One</text></svg><text>Two</text></svg>', 'One Two'],
  'a formula': [
    '<p>You pay <math><mi>p</mi><mo>=</mo><mn>20</mn><mo>%</mo></math> of it</p>',
    'You pay p = 20 % of it',
  ],
  'a formula with its source': [
    '<math><semantics><mi>p</mi><annotation encoding="application/x-tex">p_x</annotation></semantics></math>',
    'p',
  ],
  'an output': ['<output>R 100</output>', 'R 100'],
  'a meter': ['<meter value="0.6">60 % used</meter>', '60 % used'],
  'a meter without words': ['<meter value="6" max="10"></meter>', '6 / 10'],
  'a progress bar': ['<progress value="0.7"></progress>', '0.7'],
  'a legend': ['<fieldset><legend>Your plan</legend>Basic</fieldset>', 'Your plan Basic'],
  'a picture': ['<picture><source srcset="/a.png"><img alt="Our logo"></picture>', 'Our logo'],
  'a film': ['<video controls>Watch it on our site</video>', 'Watch it on our site'],
  'a small font': ['<acronym title="x">PMB</acronym>', 'PMB'],
};
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Its words are drawn, or shown a second time, by no browser. */
const UNSEEN =
  '<svg><defs><text>a</text></defs><symbol><text>b</text></symbol><metadata>c</metadata>' +
  '<style>d{}</style><script>e</script><desc>f</desc><clipPath><text>g</text></clipPath></svg>';

describe('the words of an emailed response', () => {
  for (const [what, [html, words]] of Object.entries(DOCUMENTS)) {
    it(`include those of ${what}, if it has no others (decisions 7)`, async () => {
      const { response } = await readResponse(html);
      expect(plain(response.body.innerText)).to.equal(words);
      expect(response.querySelector('svg, math, svg *, math *')).to.equal(null);
    });
  }

  it('leave out what no browser shows of a drawing (security 2)', async () => {
    const { response } = await readResponse(`<p>Dear member</p>${UNSEEN}`);
    expect(plain(response.body.textContent)).to.equal('Dear member');
  });

  it('say that a response is in the email if a drawing without words is all of it (§2)', async () => {
    const { screen } = await openResponse(emailOf('<svg><path d="M0 0h9"/></svg>'));
    await screen.findByText(/You can read it in your email/);
  });

  it('have a space for each that is written without its semicolon (§2)', async () => {
    const { response } = await readResponse(
      '<p>R&nbsp1 200,&nbspthen&nbsp;&nbsp=&nbsp R&nbsp<b>9</b></p><p>a.example?b=1&copy=2</p>',
    );
    expect(plain(response.body.innerText)).to.equal('R 1 200, then = R 9 a.example?b=1&copy=2');
  });

  it('keep words in angle brackets that are no elements (decisions 7)', async () => {
    const { response } = await readResponse('Dear <Option> <Data>, your <Output> is <Progress>');
    expect(response.body.textContent).to.equal('Dear <Option> <Data>, your <Output> is <Progress>');
  });

  for (const [what, words] of Object.entries({
    'of the name of an attached file': 'See below.\n <<B Nkosi.pdf>>  <<Big Five.pdf>> \nRegards',
    'that are initials': 'Dear <P Naidoo>\nPlease quote your <a/c number>.',
  }))
    it(`keep words in angle brackets ${what}, and the lines around them (decisions 7)`, async () => {
      const { response } = await readResponse(words);
      expect(response.body.innerText).to.equal(words);
    });

  for (const html of [
    'Dear <b>Thandi',
    'Dear <A href="/a">Thandi',
    'Dear Thandi<p/>',
    'Dear <i >Thandi',
  ])
    it(`are those of HTML whose only tag has a name of one letter: ${html} (§2)`, async () => {
      const { response } = await readResponse(html);
      expect(plain(response.body.innerText)).to.equal('Dear Thandi');
    });
});

it('the words of guidance include those of a drawing and a formula (§2)', () => {
  const from = {
    page: location.href,
    content: location.origin,
    images: `${location.origin}/site/`,
  };
  const guidance = sanitizeFragment(
    '<p>A</p><svg><text>B</text></svg><math><mi>c</mi></math><svg aria-label="Covered"/>',
    from,
  );
  expect(plain(guidance.textContent)).to.equal('A B c Covered');
  expect(guidance.querySelector('svg, math')).to.equal(null);
});
