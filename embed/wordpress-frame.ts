/**
 * Tells WordPress what it hears from a frame it made of a pasted link (its wp-embed.js): how high
 * the frame is, at most 1,000 px there, and which link of ours was pressed. WordPress shuts the
 * frame into a sandbox without windows, so no link would open otherwise. docs/embed.md, "A pasted
 * link"
 */
const [, secret] = /[?&]secret=([\w-]{1,64})$/.exec(location.hash) ?? [];

export const isInWordpress = secret !== undefined;

const say = (message: 'height' | 'link', value: string) =>
  parent.postMessage({ message, value, secret }, '*');

export const tellWordpressHeight = (height: number) => {
  if (isInWordpress) say('height', String(height));
};

/** Windows of ours as well. What the widget opens itself it has prevented; WordPress follows links to our host alone. */
export function handLinksToWordpress() {
  addEventListener('click', (event) => {
    const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
    if (event.defaultPrevented || !link) return;
    event.preventDefault();
    say('link', link.href);
  });
  // It would be refused, and the button that asks for it would do nothing.
  window.open = (url) => {
    if (url) say('link', new URL(url, location.href).href);
    return null;
  };
}
