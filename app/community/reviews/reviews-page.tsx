import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PagedList } from '#app/ground/list/paged-list.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { usePagedApi } from '#ui/api/use-paged-api.ts';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { ReceivedReview } from './received-review.tsx';

/**
 * Lists the reviews that guardians wrote about the tutor, to be answered.
 * Source: docs/requirements/tuition/teaching.md, "Reviews both ways".
 */
export function ReviewsPage() {
  const { t } = useTranslation('tutorReviews');
  const reviews = usePagedApi('listReceivedReviews', (page) => ({ query: { page } }));
  usePageTitle(t('title'));
  return (
    <>
      <h1 className="text-xl mb-1">{t('title')}</h1>
      <p className="text-muted mb-4">{t('lead')}</p>
      <PagedList
        label={t('title')}
        {...reviews}
        keyOf={({ id }) => id}
        empty={<StatePanel icon={<Star size={32} />} title={t('empty')} hint={t('emptyHint')} />}
      >
        {(review) => (
          <ReceivedReview review={review} onChanged={() => reviews.response.refresh()} />
        )}
      </PagedList>
    </>
  );
}
