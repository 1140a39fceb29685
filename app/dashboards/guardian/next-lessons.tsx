import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { ONLINE_LESSONS_PATH } from '#app/ground/links/parent-paths.ts';
import { JoinLink } from '#app/tuition/online-lessons/join-link.tsx';
import { PhaseBadge } from '#app/tuition/online-lessons/phase-badge.tsx';
import { useWhen } from '#app/tuition/online-lessons/use-when.ts';
import type { ParentDashboard } from '#core/dashboards/api/parent-dashboard.ts';
import { payPath } from '#core/money/words/pay-path.ts';
import { lessonPath } from '#core/tuition/online-lessons/lesson-path.ts';
import { Section } from '#ui/section/section.tsx';
import { SeeAll } from './see-all.tsx';

/** The lessons by the hour that come next, with what there is to do for each. */
export function NextLessons({ lessons }: Pick<ParentDashboard, 'lessons'>) {
  const { t } = useTranslation('dashboard');
  const { t: online } = useTranslation('onlineLessons');
  const when = useWhen();
  if (lessons.length === 0) return null;
  return (
    <Section
      padding="normal"
      title={t('lessons')}
      action={<SeeAll to={ONLINE_LESSONS_PATH}>{t('all')}</SeeAll>}
    >
      <ul className="flex flex-col divide-y divide-line">
        {lessons.map((lesson) => (
          <li key={lesson.id} className="flex flex-wrap items-center gap-3 py-3">
            <div className="flex-1 min-w-[180px]">
              <p className="flex flex-wrap items-center gap-x-2">
                <Link
                  to={lessonPath('guardian', lesson.id)}
                  className="inline-flex items-center min-h-[44px] font-semibold text-brand break-words hover:underline"
                >
                  {lesson.subject_name} · {lesson.tutor.name}
                </Link>
                <PhaseBadge lesson={lesson} />
              </p>
              <p className="text-sm text-muted">{when(lesson.starts_at)}</p>
            </div>
            <JoinLink lesson={lesson} />
            {lesson.phase === 'to_pay' && lesson.invoice && (
              <ActionLink to={payPath('parent', lesson.invoice.id)}>
                {online('payNow')}
                <span className="sr-only">{lesson.number}</span>
              </ActionLink>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
