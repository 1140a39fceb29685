import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Slot } from '#core/people/profile/availability.ts';
import { SLOT_HOURS } from '#core/people/profile/slot-hours.ts';
import type { LessonSettings } from '#core/tuition/api/online-lessons.ts';
import { lessonFee } from '#core/tuition/online-lessons/online-lesson-fee.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';

const TUTORING = '/tutor/profile/update/tutoring';
const AVAILABILITY = `${TUTORING}/availability`;
const NEEDS = [
  ['needsRate', `${TUTORING}/online`],
  ['needsTime', AVAILABILITY],
  ['needsSubjects', `${TUTORING}/category`],
  ['needsHub', '/tutor/profile/overview'],
] as const;
const LINK_LOOK = 'inline-flex items-center min-h-[44px] font-semibold underline';

/**
 * Shows what the profile lacks for a tutor to be booked; then how much can be booked, and what is
 * earned.
 */
export function WhatIsMissing({ settings }: { settings: LessonSettings }) {
  const { t } = useTranslation('onlineLessons');
  const format = useFormat();
  const { rate, is_on: isOn, free_hours: free } = settings;
  const has = {
    needsRate: rate !== null,
    needsTime: settings.has_time,
    needsSubjects: settings.has_subjects,
    needsHub: settings.is_in_hub,
  };
  const missing = NEEDS.filter(([need]) => !has[need]);
  const range = (slot: Slot) => {
    const [from, until] = SLOT_HOURS[slot].map((hour) =>
      format.time(`${String(hour).padStart(2, '0')}:00`),
    );
    return t('settings.range', { from: from ?? '', until: until ?? '' });
  };
  const price = rate === null ? null : lessonFee(rate);
  return (
    <>
      {missing.length > 0 && (
        <Alert tone="warning">
          <p>{t('settings.missing')}</p>
          <ul>
            {missing.map(([need, to]) => (
              <li key={need}>
                <Link to={to} className={LINK_LOOK}>
                  {t(`settings.${need}`)}
                </Link>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {missing.length === 0 && isOn && <FreeHours free={free} />}
      <div className="flex flex-col gap-1 text-sm text-muted">
        {price && (
          <p>
            {t('settings.yours', {
              fee: format.money(price.fee),
              earning: format.money(price.earning),
              charge: format.money(price.platformCharge),
            })}
          </p>
        )}
        <p>
          {t('settings.hours', {
            m: range('morning'),
            n: range('noon'),
            a: range('afternoon'),
            e: range('evening'),
          })}
        </p>
        {missing.length === 0 && (
          <Link
            to={`${TUTORING}/online`}
            className="inline-flex items-center min-h-[44px] self-start font-semibold text-brand underline"
          >
            {t('settings.edit')}
          </Link>
        )}
      </div>
    </>
  );
}

function FreeHours({ free }: { free: number }) {
  const { t } = useTranslation('onlineLessons');
  const format = useFormat();
  if (free > 0)
    return (
      <Alert tone="info">{t('settings.bookable', { count: free, n: format.number(free) })}</Alert>
    );
  return (
    <Alert tone="warning">
      <Link to={AVAILABILITY} className={LINK_LOOK}>
        {t('settings.noneFree')}
      </Link>
    </Alert>
  );
}
