import { BookOpenCheck } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { PagedList } from '#app/ground/list/paged-list.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { type TutorLessonTab, tutorLessonTabs } from '#core/tuition/online-lessons/lesson-words.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
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
  const texts = useTexts('onlineLessons');
  const [page, onPage] = useState(1);
  const response = useLiveApi('listOnlineLessons', { query: { page, status } });
  const settings = useApi('getLessonSettings', {}).data;
  usePageTitle(`${texts(`live.${status}`)} · ${texts('live.title')}`);
  const isOff = settings?.is_on === false;
  return (
    <>
      <h1 className="text-xl mb-2">{texts('live.title')}</h1>
      <LiveTabs />
      <PagedList
        label={texts(`live.${status}`)}
        response={response}
        page={page}
        onPage={onPage}
        keyOf={({ id }) => id}
        empty={
          <StatePanel
            icon={<BookOpenCheck size={32} />}
            title={texts('live.empty')}
            hint={texts(isOff ? 'live.off' : 'live.emptyHint')}
            action={
              isOff && (
                <ActionLink to="/tutor/live-tutoring/settings">{texts('live.turnOn')}</ActionLink>
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
