import { browserSuite } from './support/browser-suite.mjs';
import { webkitLauncher } from './support/webkit-launcher.mjs';

export default browserSuite(webkitLauncher());
