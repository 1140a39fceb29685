import { BookOpenCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { PagedList } from '#app/ground/list/paged-list.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { type TutorLessonTab, tutorLessonTabs } from '#core/tuition/online-lessons/lesson-words.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { LessonCard } from '../lesson-card.tsx';
import { LiveTabs } from './live-tabs.tsx';

/** Each tab is its own list, with its own pages. */
export function LiveTutoringPage() {
  const { tab } = useParams();
  const status = tutorLessonTabs.find((name) => name === tab) ?? 'upcoming';
  return <LiveTutoring key={status} status={status} />;
}

/**
 * Lessons taught live.
 * Source: docs/requirements/tuition/teaching.md, "Online lessons".
 */
function LiveTutoring({ status }: { status: TutorLessonTab }) {
  const { t } = useTranslation('onlineLessons');
  const [page, onPage] = useState(1);
  const response = useLiveApi('listOnlineLessons', { query: { page, status } });
  const settings = useApi('getLessonSettings', {}).data;
  usePageTitle(`${t(`live.${status}`)} · ${t('live.title')}`);
  const isOff = settings?.is_on === false;
  return (
    <>
      <h1 className="text-xl mb-2">{t('live.title')}</h1>
      <LiveTabs />
      <PagedList
        label={t(`live.${status}`)}
        response={response}
        page={page}
        onPage={onPage}
        keyOf={({ id }) => id}
        empty={
          <StatePanel
            icon={<BookOpenCheck size={32} />}
            title={t('live.empty')}
            hint={t(isOff ? 'live.off' : 'live.emptyHint')}
            action={
              isOff && (
                <ActionLink to="/tutor/live-tutoring/settings">{t('live.turnOn')}</ActionLink>
              )
            }
          />
        }
      >
        {(lesson) => <LessonCard lesson={lesson} />}
      </PagedList>
    </>
  );
}
