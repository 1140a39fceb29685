import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { useSession } from '#app/people/session/session-provider.tsx';
import type { OwnSide } from '#core/people/account/own-sides.ts';
import { DAYS } from '#core/people/profile/availability.ts';
import type { WeekAnswer } from '#core/tuition/api/routine.ts';
import { tuitionPath } from '#core/tuition/teaching/tuition-path.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useApi } from '#ui/api/use-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { SavedAnswerNotice } from '../saved-answer-notice.tsx';
import { useSavedAnswer } from '../use-saved-answer.ts';
import { CalendarAddress } from './calendar-address.tsx';
import { WeekCalendar } from './week-calendar.tsx';
import { WeekDay } from './week-day.tsx';

/** Leaves out the children, of whom nothing lies on the device. */
const withoutChildren = (week: WeekAnswer): WeekAnswer => ({
  ...week,
  tuitions: week.tuitions.map((tuition) => ({ ...tuition, student_name: null })),
});

/** All own tuitions in one week, a tutor's or a guardian's. Source: docs/requirements/tuition/teaching.md, "Routine". */
export function WeekPage() {
  const { t } = useTranslation('routine');
  const { user } = useSession();
  const side: OwnSide = user?.type === 'tutor' ? 'tutor' : 'guardian';
  const response = useSavedAnswer('week', useApi('getWeek', {}), withoutChildren);
  usePageTitle(t(`week.${side}`));
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-xl">{t(`week.${side}`)}</h1>
      <SavedAnswerNotice since={response.since} />
      <AsyncView response={response}>
        {(week) => (
          <>
            {week.entries.length === 0 ? (
              <EmptyWeek week={week} side={side} />
            ) : (
              <Week week={week} side={side} />
            )}
            {!response.isOfBefore && <CalendarAddress />}
          </>
        )}
      </AsyncView>
    </div>
  );
}

function EmptyWeek({ week, side }: { week: WeekAnswer; side: OwnSide }) {
  const { t } = useTranslation('routine');
  const [first] = week.tuitions;
  return (
    <StatePanel
      icon={<CalendarDays size={32} />}
      title={t('week.empty')}
      hint={t(first ? 'week.emptyHint' : `week.none.${side}`)}
      action={
        first && <ActionLink to={tuitionPath(side, 'routine', first.id)}>{t('create')}</ActionLink>
      }
    />
  );
}

function Week({ week, side }: { week: WeekAnswer; side: OwnSide }) {
  const { t } = useTranslation('routine');
  const { entries, tuitions } = week;
  const withoutRoutine = tuitions.filter(({ id }) =>
    entries.every(({ tuition_id }) => tuition_id !== id),
  );
  return (
    <>
      {entries.some(({ is_elsewhere }) => is_elsewhere) && (
        <Alert tone="warning" role="status">
          {t(side === 'tutor' ? 'clashTutor' : 'clashGuardian')}
        </Alert>
      )}
      <WeekCalendar week={week} side={side} />
      <details>
        <summary className="inline-flex items-center min-h-[44px] font-semibold text-brand">
          {t('week.asList')}
        </summary>
        <ul className="grid grid-cols-1 sm:grid-cols-2 xl:grid-cols-3 gap-4">
          {DAYS.map((day) => (
            <WeekDay
              key={day}
              day={day}
              side={side}
              entries={entries.filter((entry) => entry.day === day)}
              tuitions={tuitions}
            />
          ))}
        </ul>
      </details>
      {withoutRoutine.length > 0 && (
        <section className="flex flex-col gap-2">
          <h2 className="text-lg">{t('week.without')}</h2>
          <div className="flex flex-wrap gap-3">
            {withoutRoutine.map(({ id, class_name, other_name }) => (
              <ActionLink key={id} to={tuitionPath(side, 'routine', id)} look="secondary">
                {class_name} · {other_name}
              </ActionLink>
            ))}
          </div>
        </section>
      )}
    </>
  );
}
