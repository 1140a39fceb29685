import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Card } from '#ui/card/card.tsx';
import { cx } from '#ui/cx.ts';
import { UpdatedBadge } from './forms/updated-badge.tsx';

interface PanelProps {
  title: string;
  isUpdated: boolean;
  /** The address asks for it: it opens and comes into view. */
  isOpenFirst: boolean;
  /** The profile is locked: it can be read and not changed. */
  isLocked: boolean;
  children: ReactNode;
}

export function Panel({ title, isUpdated, isOpenFirst, isLocked, children }: PanelProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(isOpenFirst);
  // Once opened it stays mounted, so that closing it loses nothing.
  const [wasOpen, setWasOpen] = useState(isOpenFirst);

  useEffect(() => {
    if (!isOpenFirst) return;
    // After the frame has put a new screen to its top.
    const frame = requestAnimationFrame(() => section.current?.scrollIntoView({ block: 'start' }));
    return () => cancelAnimationFrame(frame);
  }, [isOpenFirst]);

  return (
    <Card as="section" padding="none" ref={section}>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="flex items-center gap-3 w-full min-h-[56px] px-4 sm:px-5 py-2 rounded text-start hover:bg-brand-soft"
          onClick={() => {
            setOpen(!isOpen);
            setWasOpen(true);
          }}
        >
          <span className="flex-1 text-base font-semibold">{title}</span>
          <UpdatedBadge isUpdated={isUpdated} />
          <ChevronDown aria-hidden="true" size={20} className={cx(isOpen && 'rotate-180')} />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="p-4 sm:p-5 border-t border-line">
        <fieldset disabled={isLocked}>{wasOpen && children}</fieldset>
      </div>
    </Card>
  );
}
