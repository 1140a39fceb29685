import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { HomeAnswer } from '#core/api/schemas/home.ts';
import { Card } from '#ui/card/card.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Stars } from '#widgets/tutor-profile/reviews/stars.tsx';
import { HomeSection } from './home-section.tsx';

/** Reviews side by side, moved by a finger, the buttons or the keyboard, and never by themselves. */
export function GuardianReviews({ reviews }: { reviews: HomeAnswer['reviews'] }) {
  const texts = useTexts('home');
  const format = useFormat();
  const list = useRef<HTMLUListElement>(null);
  const move = (by: 1 | -1) => {
    const width = list.current?.firstElementChild?.clientWidth ?? 0;
    list.current?.scrollBy({ left: by * width, behavior: 'smooth' });
  };
  return (
    <HomeSection
      title={texts('reviews.title')}
      action={
        <span className="flex gap-2">
          <Move label={texts('reviews.previous')} onClick={() => move(-1)}>
            <ChevronLeft aria-hidden="true" size={20} />
          </Move>
          <Move label={texts('reviews.next')} onClick={() => move(1)}>
            <ChevronRight aria-hidden="true" size={20} />
          </Move>
        </span>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also for those without a mouse */}
      <ul ref={list} tabIndex={0} aria-label={texts('reviews.title')} className="carousel">
        {reviews.map((review) => (
          <Card as="li" key={review.id} className="flex flex-col gap-2">
            <Stars
              rating={review.rating}
              label={texts('reviews.rating', { n: format.number(review.rating) })}
            />
            <p className="line-clamp-6 break-words">{review.text}</p>
            <p className="mt-auto text-muted text-sm">
              {texts('reviews.of', { class: review.class_name, city: review.city_name })}
            </p>
          </Card>
        ))}
      </ul>
    </HomeSection>
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
