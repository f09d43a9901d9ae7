import { webkitLauncher } from './support/browsers/webkit-launcher.mjs';
import { browserSuite } from './support/runner/browser-suite.mjs';

export default await browserSuite(webkitLauncher(), { isProduction: true });
