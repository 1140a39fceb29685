import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConnectedTutor } from '#core/market/api/parent.ts';
import { CompareTable } from '#ui/compare/compare-table.tsx';
import { cx } from '#ui/cx.ts';
import { useFormat } from '#ui/i18n/use-format.ts';

type CompareDeckProps = ComponentProps<typeof CompareTable<ConnectedTutor>>;

/**
 * The table of proposed tutors, which on a phone is one card a tutor, swiped sideways: its rows are
 * those of the table, so that they stand at the same height on each card. Buttons move it for who
 * does not swipe. Its styles: app/people/cv/compare-deck.css.
 */
export function CompareDeck({ rows, subjects, ...table }: CompareDeckProps) {
  const deck = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(0);
  const cards = () => deck.current?.querySelector('section');
  const labelled = rows.map(({ name, read }) => ({
    name,
    read: (tutor: ConnectedTutor) => (
      <>
        {/* The head of the row says it to screen readers. */}
        <span className="compare-name" aria-hidden="true">
          {name}
        </span>
        {read(tutor)}
      </>
    ),
  }));
  const show = (index: number) => {
    const box = cards();
    box?.scrollTo({ left: index * box.clientWidth });
  };
  return (
    <div
      ref={deck}
      className="compare-deck flex flex-col gap-2"
      onScrollCapture={() => {
        const box = cards();
        if (box) setSeen(Math.round(box.scrollLeft / box.clientWidth));
      }}
    >
      {subjects.length > 1 && <Pager seen={seen} subjects={subjects} onShow={show} />}
      <CompareTable subjects={subjects} rows={labelled} {...table} />
    </div>
  );
}

interface PagerProps {
  seen: number;
  subjects: readonly ConnectedTutor[];
  onShow(index: number): void;
}

function Pager({ seen, subjects, onShow }: PagerProps) {
  const { t } = useTranslation('parent');
  const format = useFormat();
  const place = t('compare.place', {
    n: format.number(seen + 1),
    of: format.number(subjects.length),
  });
  return (
    <div className="compare-pager">
      <Step label={t('compare.previous')} isOff={seen === 0} onPress={() => onShow(seen - 1)}>
        <ChevronLeft aria-hidden="true" size={20} />
      </Step>
      <span className="flex flex-col items-center gap-1">
        <span role="status" className="text-sm font-semibold">
          {place}
          <span className="sr-only">: {subjects[seen]?.name}</span>
        </span>
        <span className="flex gap-2" aria-hidden="true">
          {subjects.map(({ application_id: id }, index) => (
            <span key={id} className={cx('compare-dot', index === seen && 'is-seen')} />
          ))}
        </span>
      </span>
      <Step
        label={t('compare.next')}
        isOff={seen === subjects.length - 1}
        onPress={() => onShow(seen + 1)}
      >
        <ChevronRight aria-hidden="true" size={20} />
      </Step>
    </div>
  );
}

interface StepProps {
  label: string;
  isOff: boolean;
  onPress(): void;
  children: ReactNode;
}

/** A button that stays where it is at the ends, so that the focus is not lost there. */
const Step = ({ label, isOff, onPress, children }: StepProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={isOff}
    onClick={() => !isOff && onPress()}
    className="inline-flex items-center justify-center w-[44px] h-[44px] rounded-full border border-edge bg-paper hover:border-brand hover:text-brand"
  >
    {children}
  </button>
);
