const MARGIN = '300px';

/** Settles when the element is in the viewport or little below it. */
export const watchApproach = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
  });

/** Pages with `:not(:defined) { display: none }` show nothing to observe before the code is there. */
export const isHiddenUntilDefined = (element: Element) =>
  getComputedStyle(element).display === 'none' && element.parentElement?.getClientRects().length;
