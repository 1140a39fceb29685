import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import type { TuitionAnswer } from '#core/tuition/api/teaching.ts';
import { LESSON_COUNTS_AFTER_DAYS } from '#core/tuition/teaching/lesson-rules.ts';
import { lessonReportPath } from '#core/tuition/teaching/tuition-path.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { PagedView } from '#ui/list/paged-view.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { ConfirmAll } from './confirm-all.tsx';
import { LessonCard } from './lesson-card.tsx';
import { TutorMarking } from './tutor-marking.tsx';

/** The newest first. A tutor marks, a guardian confirms; what waits for the network stands on top. */
export function LessonsView({ tuition }: { tuition: TuitionAnswer }) {
  const { t } = useTranslation('routine');
  const format = useFormat();
  const [page, setPage] = useState(1);
  const params = { id: tuition.id };
  const response = useLiveApi('listTuitionLessons', { params, query: { page } });
  const refresh = () => response.refresh();
  const list = response.data;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">
        {!tuition.ended && `${t(`lessons.lead.${tuition.side}`)} `}
        {t(`lessons.counts.${tuition.side}`, {
          days: format.number(LESSON_COUNTS_AFTER_DAYS),
        })}
      </p>
      {tuition.side === 'tutor' && <TutorMarking tuition={tuition} onSent={refresh} />}
      {tuition.side === 'guardian' && list && list.waiting.length > 0 && (
        <ConfirmAll tuitionId={tuition.id} waiting={list.waiting} onDone={refresh} />
      )}
      {list && list.total > 0 && (
        <div className="self-start">
          <ActionLink to={lessonReportPath(tuition.side, tuition.id)} look="secondary">
            {t('report.open')}
          </ActionLink>
        </div>
      )}
      <PagedView
        response={response}
        page={page}
        onPage={setPage}
        hasTotal
        empty={
          <StatePanel
            icon={<NotebookPen size={32} />}
            title={t('lessons.empty')}
            hint={tuition.ended ? undefined : t(`lessons.emptyHint.${tuition.side}`)}
          />
        }
      >
        {(lessons) => (
          <ul className="flex flex-col gap-3" aria-label={t('lessons.title')}>
            {lessons.map((lesson) => (
              <li key={lesson.id}>
                <LessonCard tuition={tuition} lesson={lesson} onChanged={refresh} />
              </li>
            ))}
          </ul>
        )}
      </PagedView>
    </div>
  );
}
