/**
 * Browsers inside other apps (Facebook, Messenger, Instagram, WhatsApp, any Android WebView): a press on a download
 * does nothing there, and nothing is said. They name themselves in the user agent.
 */
const NAMES =
  /\bFB(?:AN|AV|_IAB)\b|Instagram|Messenger|WhatsApp|\bLine\/|TikTok|musical_ly|Snapchat|; wv\)/i;

export const isInAppBrowser = (userAgent: string): boolean => NAMES.test(userAgent);
