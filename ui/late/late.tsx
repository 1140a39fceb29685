import {
  Component,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useEnvironment } from '../environment.tsx';
import { LATE_MARK, WOKEN } from './late-mark.ts';
import type { LateParts } from './late-parts.ts';
import { Turns } from './turns.ts';

interface LateProps<Parts> {
  of: LateParts<Parts>;
  children(parts: Parts): ReactNode;
}

/**
 * The field in which Preact counts the ids of `useId` below an element. The server draws all parts
 * in their order, the browser draws these later: counted with the rest they would be others, and
 * some of them twice.
 */
const OWN_IDS = '__m';
/**
 * The start of the ids in the browser: what is first drawn there never gets an id the server has
 * given.
 */
const BEYOND_THE_SERVERS = 1000;

/**
 * The turns of what has waited for one file: it would otherwise be taken over in one long task.
 */
const turns = new Turns();

/**
 * Shows a place in a first view that the server has drawn and whose code comes later. If nothing
 * was drawn it stays empty until then, so a page that draws in the browser loads the parts first.
 */
export function Late<Parts>({ of, children }: LateProps<Parts>) {
  const place = useRef<HTMLDivElement>(null);
  const parts = of.isBrought ? of.find() : undefined;
  const id = useId();
  const ids = useRef([id, typeof document === 'undefined' ? 0 : BEYOND_THE_SERVERS]);
  // What is brought by the page is taken over with all around it.
  if (parts !== undefined)
    return (
      <div ref={place} className="contents">
        <There place={place}>{children(parts)}</There>
      </div>
    );
  return (
    <div ref={place} className="contents" {...{ [LATE_MARK]: '' }}>
      <Suspense>
        <OwnIds ids={ids.current}>
          <Arriving of={of} place={place}>
            {children}
          </Arriving>
        </OwnIds>
      </Suspense>
    </div>
  );
}

/** A class, since only that knows its place in Preact's tree; on React it does nothing. */
class OwnIds extends Component<{ ids: unknown[]; children: ReactNode }> {
  override render() {
    const own = Reflect.get(this, '__v');
    if (own) Reflect.set(own, OWN_IDS, this.props.ids);
    return this.props.children;
  }
}

type Place = RefObject<HTMLElement | null>;

function Arriving<Parts>({ of, place, children }: LateProps<Parts> & { place: Place }) {
  const { lateTexts } = useEnvironment();
  const parts = of.find();
  // Both are on their way at once, whichever is waited for.
  const lacking = [lateTexts, of].filter((late) => late && late.find() === undefined);
  const [waiting] = lacking.map((late) => late?.whenThere());
  if (waiting || parts === undefined) throw waiting?.then(() => turns.take()?.done);
  useWoken(place);
  return children(parts);
}

function There({ place, children }: { place: Place; children: ReactNode }) {
  useWoken(place);
  return children;
}

/** Tells that the place has woken, after the effects of what is in it. */
function useWoken(place: Place) {
  useEffect(() => {
    place.current?.removeAttribute(LATE_MARK);
    place.current?.dispatchEvent(new Event(WOKEN, { bubbles: true }));
  }, [place]);
}
