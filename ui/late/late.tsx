import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { LATE_MARK, WOKEN } from './late-mark.ts';
import type { LateParts } from './late-parts.ts';

interface LateProps<Parts> {
  of: LateParts<Parts>;
  children(parts: Parts): ReactNode;
}

/**
 * A place in a first view that the server has drawn and whose code comes later. Where nothing was
 * drawn it stays empty until then, so whoever draws in the browser loads the parts first.
 */
export function Late<Parts>({ of, children }: LateProps<Parts>) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} className="contents" {...{ [LATE_MARK]: '' }}>
      <Suspense>
        <Woken of={of} place={place}>
          {children}
        </Woken>
      </Suspense>
    </div>
  );
}

interface WokenProps<Parts> extends LateProps<Parts> {
  place: { current: HTMLElement | null };
}

function Woken<Parts>({ of, place, children }: WokenProps<Parts>) {
  const parts = of.find();
  if (parts === undefined) throw of.whenThere();
  // After the effects of what is in it.
  useEffect(() => {
    place.current?.removeAttribute(LATE_MARK);
    place.current?.dispatchEvent(new Event(WOKEN, { bubbles: true }));
  }, [place]);
  return children(parts);
}
