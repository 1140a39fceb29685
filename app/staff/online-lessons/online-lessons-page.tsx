import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import type { DisputedLesson } from '#core/tuition/api/online-lessons.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { PagedRows } from '../list/paged-rows.tsx';
import { DisputeCard } from './dispute-card.tsx';
import { SettleDialog } from './settle-dialog.tsx';

export interface Settlement {
  lesson: DisputedLesson;
  tookPlace: boolean;
}

/** Lessons somebody says did not take place, the longest waiting first. */
export function OnlineLessonsPage() {
  const { t: staff } = useTranslation('staff');
  const { t } = useTranslation('onlineLessons');
  const [page, onPage] = useState(1);
  const response = useLiveApi('listStaffOnlineLessons', { query: { page } });
  const [settled, setSettled] = useState<Settlement>();
  usePageTitle(staff('queue.online_lesson'));
  return (
    <div className="flex flex-col gap-3">
      <h1 className="text-lg">{staff('queue.online_lesson')}</h1>
      <PagedRows response={response} page={page} onPage={onPage} emptyText={t('staff.empty')}>
        {(rows) => (
          <ul className="flex flex-col gap-3">
            {rows.map((lesson) => (
              <DisputeCard
                key={lesson.id}
                lesson={lesson}
                onSettle={(tookPlace) => setSettled({ lesson, tookPlace })}
              />
            ))}
          </ul>
        )}
      </PagedRows>
      {settled && <SettleDialog {...settled} onClose={() => setSettled(undefined)} />}
    </div>
  );
}
