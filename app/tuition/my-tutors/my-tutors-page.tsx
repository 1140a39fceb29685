import { UserRoundCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { PageHead } from '#app/ground/page/page-head.tsx';
import { useFresh } from '#app/ground/page/use-fresh.ts';
import { LateRecommendedTutors } from '#app/market/hub/late-recommended-tutors.tsx';
import type { OwnTutor } from '#core/market/api/parent.ts';
import { usePagedApi } from '#ui/api/use-paged-api.ts';
import { PagedView } from '#ui/list/paged-view.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { TutorCard } from './tutor-card.tsx';

/** The guardian's tutors: those who teach, then those of earlier tuitions. */
export function MyTutorsPage() {
  const { t } = useTranslation('parent');
  const list = usePagedApi('listOwnTutors', (page) => ({ query: { page } }));
  useFresh(list.response.refresh);
  return (
    <>
      <PageHead title={t('tutors.title')} />
      <PagedView
        {...list}
        empty={
          <StatePanel
            icon={<UserRoundCheck size={32} />}
            title={t('tutors.empty')}
            action={
              <ActionLink to="/parent/dashboard/hire/home-tutor">{t('tutors.hire')}</ActionLink>
            }
          />
        }
      >
        {(tutors) => (
          <>
            <TutorList tutors={tutors.filter(({ ended }) => ended === null)} />
            <TutorList
              title={t('tutors.earlier')}
              tutors={tutors.filter(({ ended }) => ended !== null)}
            />
          </>
        )}
      </PagedView>
      <LateRecommendedTutors />
    </>
  );
}

function TutorList({ title, tutors }: { title?: string; tutors: OwnTutor[] }) {
  if (tutors.length === 0) return null;
  return (
    <section className="flex flex-col gap-3 mb-5">
      {title && <h2 className="text-lg">{title}</h2>}
      <ul className="grid grid-cols-1 cq-md:grid-cols-2 gap-4">
        {tutors.map((own) => (
          <li key={own.tutor.application_id}>
            <TutorCard {...own} />
          </li>
        ))}
      </ul>
    </section>
  );
}
