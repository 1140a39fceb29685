import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '#ui/cx.ts';

interface DisclosureProps {
  title: string;
  /** The text that says what is inside, or what of it is filled in. */
  line: string;
  isOpen: boolean;
  onToggle(isOpen: boolean): void;
  children: ReactNode;
}

/** Fields that can be left alone, behind a button. They are asked for when it is opened. */
export function Disclosure({ title, line, isOpen, onToggle, children }: DisclosureProps) {
  const id = useId();
  return (
    <div className="border border-line rounded">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="w-full min-h-[44px] flex items-center gap-3 px-4 py-3 text-left rounded hover:bg-surface"
        onClick={() => onToggle(!isOpen)}
      >
        <span className="flex-1 min-w-0 flex flex-col">
          <span className="font-semibold text-brand">{title}</span>
          <span className="text-muted text-sm break-words">{line}</span>
        </span>
        <ChevronDown aria-hidden="true" size={20} className={cx(isOpen && 'rotate-180')} />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <div className="flex flex-col gap-4 px-4 pt-1 pb-4">{children}</div>}
      </div>
    </div>
  );
}
