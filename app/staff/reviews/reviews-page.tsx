import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import type { StaffReview } from '#core/community/api/reviews.ts';
import { STAFF_REVIEW_FILTERS } from '#core/market/hub/hub-constants.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { PagedRows } from '../list/paged-rows.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { HideDialog } from './hide-dialog.tsx';
import { ReviewCard } from './review-card.tsx';

/** Reviews of tutors: those reported first, for staff to keep or to take off the profile. */
export function ReviewsPage() {
  const { t } = useTranslation('staff');
  const { params, change } = useListAddress();
  const filter = STAFF_REVIEW_FILTERS.find((one) => one === params.get('filter')) ?? 'reported';
  const q = params.get('q') ?? undefined;
  const page = Number(params.get('page')) || 1;
  const response = useLiveApi('listStaffReviews', { query: { filter, q, page } });
  const [hiding, setHiding] = useState<{ review: StaffReview; about: 'review' | 'answer' }>();
  usePageTitle(t('nav.reviews'));

  return (
    <div className="flex flex-col gap-3">
      <h1 className="text-lg">{t('nav.reviews')}</h1>
      <div className="filter-grid">
        <SearchBox
          label={t('reviews.search')}
          value={q ?? ''}
          onChange={(words) => change({ q: words })}
        />
        <SelectField
          label={t('reviews.show')}
          options={STAFF_REVIEW_FILTERS.map((value) => ({
            id: value,
            text: t(`reviews.filter.${value}`),
          }))}
          value={filter}
          onChange={(next) => change({ filter: next })}
        />
      </div>
      <PagedRows
        response={response}
        page={page}
        emptyText={t(`reviews.none.${filter}`)}
        onPage={(page) => change({ page })}
      >
        {(rows) => (
          <ul className="flex flex-col gap-3">
            {rows.map((review) => (
              <ReviewCard
                key={review.id}
                review={review}
                onHide={(about) => setHiding({ review, about })}
              />
            ))}
          </ul>
        )}
      </PagedRows>
      {hiding && <HideDialog {...hiding} onClose={() => setHiding(undefined)} />}
    </div>
  );
}
