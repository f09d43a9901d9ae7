import { firefoxLauncher } from './support/browsers/firefox-launcher.mjs';
import { browserSuite } from './support/runner/browser-suite.mjs';

export default await browserSuite(firefoxLauncher(), { isProduction: true });
