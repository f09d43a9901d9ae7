/** For limits that no feature test detects: how often, and how fast, the engine does something. */
export const isWebKit = /AppleWebKit(?!.*Chrome)/.test(navigator.userAgent);
export const isFirefox = /Firefox\//.test(navigator.userAgent);
export const isChromium = /Chrome\//.test(navigator.userAgent);
