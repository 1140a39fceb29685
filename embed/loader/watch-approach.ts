const MARGIN = '50%';

/** Settles when the element is in the viewport or little below it. */
export const watchApproach = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    const { top, height } = element.getBoundingClientRect();
    // An observer would tell it a frame later.
    if (height && top < innerHeight) return resolve();
    new IntersectionObserver(
      (entries, observer) => {
        if (!entries.at(-1)?.isIntersecting) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: MARGIN },
    ).observe(element);
  });

/** Pages with `:not(:defined) { display: none }` show nothing to observe before the code is there. */
export const isHiddenUntilDefined = (element: Element) =>
  getComputedStyle(element).display === 'none' && element.parentElement?.getClientRects()[0];
