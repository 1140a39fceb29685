import { ArrowLeft, Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { isApiError } from '#core/ground/api/api-error.ts';
import type { Lesson } from '#core/tuition/api/online-lessons.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { LessonActs } from './lesson-acts.tsx';
import { LessonFacts } from './lesson-facts.tsx';
import { LessonPapers } from './lesson-papers.tsx';
import { LessonState } from './lesson-state.tsx';
import { PhaseBadge } from './phase-badge.tsx';

const BACK: Record<Lesson['side'], string> = {
  tutor: '/tutor/live-tutoring/upcoming',
  guardian: '/parent/dashboard/online-lesson',
};

/** One lesson for one of its two people: how it stands, what can be done, what it costs, its papers. */
export function LessonPage() {
  const { t } = useTranslation('onlineLessons');
  const id = Number(useParams()['lessonId']);
  const isId = Number.isInteger(id) && id > 0;
  const response = useLiveApi('getOnlineLesson', isId ? { params: { id } } : null);
  usePageTitle(t('title'));
  if (!isId || (isApiError(response.error) && response.error.status === 404))
    return <StatePanel icon={<Video size={32} />} title={t('missing')} />;
  return (
    <AsyncView response={response}>
      {(lesson) => (
        <div className="flex flex-col gap-4">
          <Link
            to={BACK[lesson.side]}
            className="no-print inline-flex items-center gap-2 min-h-[44px] self-start font-semibold text-brand hover:underline"
          >
            <ArrowLeft aria-hidden="true" size={18} />
            {t('back')}
          </Link>
          <header className="flex flex-wrap items-center gap-3">
            <h1 className="text-xl min-w-0 break-words">
              {lesson.subject_name} · {lesson.number}
            </h1>
            <PhaseBadge lesson={lesson} />
            {lesson.invoice?.is_paid && (
              <span className="px-3 py-1 rounded-full text-sm font-semibold bg-brand-soft text-brand">
                {t('paid')}
              </span>
            )}
          </header>
          <LessonState lesson={lesson} />
          <LessonActs lesson={lesson} />
          <LessonFacts lesson={lesson} />
          <LessonPapers lesson={lesson} />
        </div>
      )}
    </AsyncView>
  );
}
