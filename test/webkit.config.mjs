import { browserSuite } from './support/browser-suite.mjs';
import { webkitLauncher } from './support/webkit-launcher.mjs';

export default browserSuite(webkitLauncher(), {
  without: {
    'html/large': 'it takes WebKit up to 10 s to lay out some fragments of two megabytes',
  },
});
