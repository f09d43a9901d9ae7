import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MIT = (author) => `Copyright (c) ${author}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without
limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the
Software, and to permit persons to whom the Software is furnished to do so, subject to the following
conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions
of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED
TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL
THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF
CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER
DEALINGS IN THE SOFTWARE.`;

const UNLICENSE = () => `This is free and unencumbered software released into the public domain.

Anyone is free to copy, modify, publish, use, compile, sell, or distribute this software, either in source
code form or as a compiled binary, for any purpose, commercial or non-commercial, and by any means.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND. For more information see
<https://unlicense.org>.`;

/** The compiler comes with the whole of it. */
const APACHE = (author) =>
  `Copyright ${author}\n\n` +
  readFileSync(
    fileURLToPath(new URL('../LICENSE.txt', import.meta.resolve('typescript'))),
    'utf8',
  ).trim();

const TEXTS = { MIT, Unlicense: UNLICENSE, 'Apache-2.0': APACHE };

/**
 * The words of a licence, for a package that names it and brings no file of it.
 * @param licence its SPDX identifier
 */
export function licenceText(licence, author) {
  const text = TEXTS[licence];
  if (!text) throw new Error(`The words of ${licence} are not known`);
  return text(author);
}
