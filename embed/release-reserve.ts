/**
 * Says it to embed/host.css. Taking the loader's `--porua-height` away instead would have every style
 * inside worked out again, since it is inherited.
 */
const RELEASED = 'data-porua-released';
/** As the visitor scrolls, the end of the element is looked for at these steps. */
const STEPS = [0, 0.2, 0.4, 0.6, 0.8, 1];

/**
 * The height kept free while the widget loads is a little more than it needs. It is given back when
 * no visible thing can move by that: the end of the element is below the screen, or the visitor has
 * just done something in it. Gives back how to stop looking.
 */
export function releaseReserve(host: HTMLElement): () => void {
  const done = new AbortController();
  const release = () => {
    host.toggleAttribute(RELEASED, true);
    done.abort();
  };
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry && entry.boundingClientRect.bottom > innerHeight) release();
    },
    { threshold: STEPS },
  );
  observer.observe(host);
  done.signal.addEventListener('abort', () => observer.disconnect());
  for (const event of ['click', 'keydown'])
    host.addEventListener(event, release, { signal: done.signal });
  addEventListener('resize', release, { signal: done.signal });
  return () => done.abort();
}
