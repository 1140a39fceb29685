import { BookOpenCheck } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '#ui/api/use-api.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { LinkTabs } from '../../account/link-tabs.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { PagedList } from '../list/paged-list.tsx';
import { LessonCard } from './lesson-card.tsx';

/**
 * Lessons taught live.
 * Source: docs/requirements/tutor-area.md, "Students, letters, payment, lessons".
 */
export function LiveTutoring({ status }: { status: 'completed' | 'cancelled' }) {
  const texts = useTexts('tutor');
  const [page, setPage] = useState(1);
  const response = useApi('listLessons', { query: { page, status } }, { keepsLast: true });
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
        response={response}
        page={page}
        onPage={setPage}
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
