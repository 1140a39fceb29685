import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { LATE_MARK, WOKEN } from './late-mark.ts';
import type { LateParts } from './late-parts.ts';

interface LateProps<Parts> {
  of: LateParts<Parts>;
  /** What stands there until then, where the server has drawn nothing. */
  fallback?: ReactNode;
  children(parts: Parts): ReactNode;
}

/**
 * A place in a first view that the server has drawn and whose code comes later. Where nothing was
 * drawn it stays empty until then, so whoever draws in the browser loads the parts first.
 */
export function Late<Parts>({ of, fallback, children }: LateProps<Parts>) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} className="contents" {...{ [LATE_MARK]: '' }}>
      <Suspense fallback={fallback}>
        <Woken of={of} place={place}>
          {children}
        </Woken>
      </Suspense>
    </div>
  );
}

interface WokenProps<Parts> extends Omit<LateProps<Parts>, 'fallback'> {
  place: { current: HTMLElement | null };
}

function Woken<Parts>({ of, place, children }: WokenProps<Parts>) {
  const parts = of.find();
  if (parts === undefined) throw of.whenThere();
  useLayoutEffect(() => {
    place.current?.removeAttribute(LATE_MARK);
    place.current?.dispatchEvent(new Event(WOKEN, { bubbles: true }));
  }, [place]);
  return children(parts);
}
