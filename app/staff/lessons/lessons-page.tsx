import { useState } from 'react';
import type { StaffLesson } from '#core/tuition/api/lessons.ts';
import { staffLessonFilters } from '#core/tuition/teaching/lesson-states.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatusListPage } from '../list/status-list-page.tsx';
import { useStatusFilter } from '../list/use-status-filter.ts';
import { SettleDialog } from './settle-dialog.tsx';
import { StaffLessonCard } from './staff-lesson-card.tsx';

/** Lessons tutor and guardian do not agree on. Source: docs/requirements/tuition/teaching.md, "Lessons". */
export function LessonsPage() {
  const texts = useTexts('routine');
  const staff = useTexts('staff');
  const filter = useStatusFilter(staffLessonFilters, 'open');
  const { status, page } = filter;
  const response = useLiveApi('listStaffLessons', { query: { status, page } });
  const [settling, setSettling] = useState<StaffLesson>();
  return (
    <>
      <StatusListPage
        title={staff('queue.lesson')}
        filter={filter}
        textOf={(value) => texts(`staff.${value}`)}
        response={response}
        emptyText={texts('staff.none')}
      >
        {(rows) => (
          <ul className="flex flex-col gap-3">
            {rows.map((lesson) => (
              <StaffLessonCard
                key={lesson.id}
                lesson={lesson}
                onSettle={() => setSettling(lesson)}
              />
            ))}
          </ul>
        )}
      </StatusListPage>
      {settling && <SettleDialog lesson={settling} onClose={() => setSettling(undefined)} />}
    </>
  );
}
