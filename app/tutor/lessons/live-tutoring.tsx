import { BookOpenCheck } from 'lucide-react';
import { usePagedApi } from '#ui/api/use-paged-api.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { LinkTabs } from '../../account/link-tabs.tsx';
import { PagedList } from '../../list/paged-list.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { LessonCard } from './lesson-card.tsx';

/**
 * Lessons taught live.
 * Source: docs/requirements/tutor-area.md, "Students, letters, payment, lessons".
 */
export function LiveTutoring({ status }: { status: 'completed' | 'cancelled' }) {
  const texts = useTexts('tutor');
  const lessons = usePagedApi('listLessons', (page) => ({ query: { page, status } }));
  const title = texts(status === 'completed' ? 'menu.liveCompleted' : 'menu.liveCancelled');
  usePageTitle(title);
  return (
    <>
      <h1 className="text-xl mb-2">{texts('lessons.title')}</h1>
      <LinkTabs
        label={texts('lessons.title')}
        tabs={[
          { to: '/tutor/live-tutoring/completed', text: texts('lessons.completed') },
          { to: '/tutor/live-tutoring/cancelled', text: texts('lessons.cancelled') },
        ]}
      />
      <PagedList
        label={title}
        {...lessons}
        keyOf={({ id }) => id}
        empty={
          <StatePanel
            icon={<BookOpenCheck size={32} />}
            title={texts('lessons.empty')}
            hint={texts('lessons.emptyHint')}
          />
        }
      >
        {(lesson) => <LessonCard lesson={lesson} />}
      </PagedList>
    </>
  );
}
