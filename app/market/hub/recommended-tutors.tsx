import { useTranslation } from 'react-i18next';
import { Carousel, type CarouselFrame } from '#app/ground/list/carousel.tsx';
import { useOpeningCards } from '#app/market/list/use-opening-cards.tsx';
import { useApi } from '#ui/api/use-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';

/**
 * Tutors who fit what the guardian looks for, at the end of a screen: it comes after the rest and moves
 * nothing. Source: docs/requirements/dashboards/parent-area.md, "Recommended for you".
 */
export function RecommendedTutors() {
  const { t } = useTranslation('parent');
  const response = useApi('listRecommendedTutors', {}, { keepsLast: true });
  const { card, listeners } = useOpeningCards();
  return (
    <AsyncView response={response} skeleton={null}>
      {({ data }) =>
        data.length > 0 && (
          <div {...listeners}>
            <Carousel title={t('recommended.title')} frame={Part}>
              {data.map(({ tutor, teaches, place }) => (
                <li key={tutor.id} className="flex flex-col gap-1">
                  <p className="text-sm text-muted">{t('recommended.fit', { teaches, place })}</p>
                  {card(tutor)}
                </li>
              ))}
            </Carousel>
          </div>
        )
      }
    </AsyncView>
  );
}

const Part = ({ title, action, children }: CarouselFrame) => (
  <section className="flex flex-col gap-3 mt-5">
    <div className="flex items-center justify-between gap-3">
      <h2 className="text-lg">{title}</h2>
      {action}
    </div>
    {children}
  </section>
);
