/** The origin that the widgets' code came from: our own site. */
export const scriptOrigin = new URL(import.meta.url).origin;
