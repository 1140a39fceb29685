import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffLesson } from '#core/tuition/api/lessons.ts';
import { staffLessonFilters } from '#core/tuition/teaching/lesson-states.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { StatusListPage } from '../list/status-list-page.tsx';
import { useStatusFilter } from '../list/use-status-filter.ts';
import { SettleDialog } from './settle-dialog.tsx';
import { StaffLessonCard } from './staff-lesson-card.tsx';

/** Lessons tutor and guardian do not agree on. Source: docs/requirements/tuition/teaching.md, "Lessons". */
export function LessonsPage() {
  const { t } = useTranslation('routine');
  const { t: staff } = useTranslation('staff');
  const filter = useStatusFilter(staffLessonFilters, 'open');
  const { status, page } = filter;
  const response = useLiveApi('listStaffLessons', { query: { status, page } });
  const [settling, setSettling] = useState<StaffLesson>();
  return (
    <>
      <StatusListPage
        title={staff('queue.lesson')}
        filter={filter}
        textOf={(value) => t(`staff.${value}`)}
        response={response}
        emptyText={t('staff.none')}
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
