/** The iframe forms on this page become as high as they say. What they say: docs/embed.md. */
export function fitFrames(ownOrigin: string): void {
  addEventListener('message', (event) => {
    const height = event.origin === ownOrigin && event.data.h;
    if (!height) return;
    for (const frame of document.querySelectorAll('iframe'))
      if (frame.contentWindow === event.source) frame.style.height = `${height}px`;
  });
}
