import { Star } from 'lucide-react';
import { PagedList } from '#app/ground/list/paged-list.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { usePagedApi } from '#ui/api/use-paged-api.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { ReceivedReview } from './received-review.tsx';

/**
 * Lists the reviews that guardians wrote about the tutor, to be answered.
 * Source: docs/requirements/tuition/teaching.md, "Reviews both ways".
 */
export function ReviewsPage() {
  const texts = useTexts('tutorReviews');
  const reviews = usePagedApi('listReceivedReviews', (page) => ({ query: { page } }));
  usePageTitle(texts('title'));
  return (
    <>
      <h1 className="text-xl mb-1">{texts('title')}</h1>
      <p className="text-muted mb-4">{texts('lead')}</p>
      <PagedList
        label={texts('title')}
        {...reviews}
        keyOf={({ id }) => id}
        empty={
          <StatePanel icon={<Star size={32} />} title={texts('empty')} hint={texts('emptyHint')} />
        }
      >
        {(review) => (
          <ReceivedReview review={review} onChanged={() => reviews.response.refresh()} />
        )}
      </PagedList>
    </>
  );
}
