/** For what no feature tells: how often, and how fast, the engine can do a thing. */
export const isWebKit = /AppleWebKit(?!.*Chrome)/.test(navigator.userAgent);
export const isChromium = /Chrome\//.test(navigator.userAgent);
