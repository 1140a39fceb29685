/**
 * Browsers inside other apps (Facebook and Messenger, Instagram, Line, TikTok, Snapchat, any Android WebView) drop
 * windows, and a press on a download does nothing there. They name themselves in the user agent.
 */
const NAMES = /FBA[NV]|Instagram|\bLine\/|TikTok|Snapchat|; wv\)/;

export const isInAppBrowser = (userAgent: string): boolean => NAMES.test(userAgent);
