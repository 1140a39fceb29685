import { Video } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { PagedList } from '#app/ground/list/paged-list.tsx';
import { PageHead } from '#app/ground/page/page-head.tsx';
import {
  type GuardianLessonTab,
  guardianLessonTabs,
} from '#core/tuition/online-lessons/lesson-words.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { LessonCard } from '../lesson-card.tsx';

export const CHOOSE_TUTOR = '/parent/dashboard/online-lesson/tutors';

/** Lessons to come, then those of the past. Source: docs/requirements/tuition/teaching.md, "Online lessons". */
export function OnlineLessonsPage() {
  const { t } = useTranslation('onlineLessons');
  return (
    <>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        action={<ActionLink to={CHOOSE_TUTOR}>{t('book')}</ActionLink>}
      />
      {guardianLessonTabs.map((tab) => (
        <section key={tab} className="flex flex-col gap-3 mb-6">
          <h2 className="text-lg">{t(tab)}</h2>
          <Lessons tab={tab} />
        </section>
      ))}
    </>
  );
}

function Lessons({ tab }: { tab: GuardianLessonTab }) {
  const { t } = useTranslation('onlineLessons');
  const [page, onPage] = useState(1);
  const response = useLiveApi('listOwnOnlineLessons', { query: { page, tab } });
  return (
    <PagedList
      label={t(tab)}
      response={response}
      page={page}
      onPage={onPage}
      keyOf={({ id }) => id}
      empty={
        tab === 'upcoming' ? (
          <StatePanel
            icon={<Video size={32} />}
            title={t('empty')}
            hint={t('emptyHint')}
            action={<ActionLink to={CHOOSE_TUTOR}>{t('book')}</ActionLink>}
          />
        ) : (
          <p className="text-muted">{t('empty')}</p>
        )
      }
    >
      {(lesson) => <LessonCard lesson={lesson} />}
    </PagedList>
  );
}
