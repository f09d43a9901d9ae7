/** For limits that no feature test detects, because they concern how often or how fast the engine does something. */
export const isWebKit = /AppleWebKit(?!.*Chrome)/.test(navigator.userAgent);
export const isFirefox = /Firefox\//.test(navigator.userAgent);
export const isChromium = /Chrome\//.test(navigator.userAgent);
