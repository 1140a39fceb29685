import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentType, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';

export interface CarouselFrame {
  title: string;
  /** The action at the end of the title's line. */
  action: ReactNode;
  children: ReactNode;
}

interface CarouselProps {
  title: string;
  /** A line below the title says what the reader has to know. */
  lead?: string;
  /** The part of the page it stands in, with its title. */
  frame: ComponentType<CarouselFrame>;
  /** `<li>` each. */
  children: ReactNode;
}

/** Side by side, moved by a finger, the buttons or the keyboard, and never by themselves. */
export function Carousel({ title, lead, frame: Frame, children }: CarouselProps) {
  const { t } = useTranslation('app');
  const list = useRef<HTMLUListElement>(null);
  // How it gets there is for the style sheet, which knows who wants no motion.
  const move = (by: 1 | -1) =>
    list.current?.scrollBy({ left: by * (list.current.firstElementChild?.clientWidth ?? 0) });
  return (
    <Frame
      title={title}
      action={
        <span className="flex gap-2">
          <Move label={t('row.previous', { title })} onClick={() => move(-1)}>
            <ChevronLeft aria-hidden="true" size={20} />
          </Move>
          <Move label={t('row.next', { title })} onClick={() => move(1)}>
            <ChevronRight aria-hidden="true" size={20} />
          </Move>
        </span>
      }
    >
      {lead && <p className="text-muted">{lead}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also for those without a mouse */}
      <ul ref={list} tabIndex={0} aria-label={title} className="carousel">
        {children}
      </ul>
    </Frame>
  );
}

interface MoveProps {
  label: string;
  onClick(): void;
  children: ReactNode;
}

const Move = ({ label, onClick, children }: MoveProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className="inline-flex items-center justify-center w-[44px] h-[44px] rounded-full border border-edge bg-paper hover:border-brand hover:text-brand"
  >
    {children}
  </button>
);
