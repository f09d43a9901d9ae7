import { browserSuite } from './support/browser-suite.mjs';
import { firefoxLauncher } from './support/firefox-launcher.mjs';

export default browserSuite(firefoxLauncher());
