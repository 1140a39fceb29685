import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type DayAvailability, SLOTS } from '#core/people/profile/availability.ts';
import { Section } from '#ui/section/section.tsx';

/** Seven days by four parts of the day. */
export function AvailabilityTable({ days }: { days: readonly DayAvailability[] }) {
  const { t } = useTranslation('tutorProfile');
  const { t: hub } = useTranslation('hub');
  const hasTime = days.some((day) => SLOTS.some((slot) => day[slot]));
  return (
    <Section title={t('profile.availability')}>
      {hasTime ? (
        <table className="availability">
          <thead>
            <tr>
              <th scope="col">{t('profile.day')}</th>
              {SLOTS.map((slot) => (
                <th key={slot} scope="col">
                  {t(`profile.slots.${slot}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((row) => (
              <tr key={row.day}>
                <th scope="row">{hub(`days.${row.day}`)}</th>
                {SLOTS.map((slot) => (
                  <td key={slot} data-slot={t(`profile.slots.${slot}`)}>
                    <Mark isFree={row[slot]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="text-muted">{t('profile.noTime')}</p>
      )}
    </Section>
  );
}

function Mark({ isFree }: { isFree: boolean }) {
  const { t } = useTranslation('tutorProfile');
  return (
    <>
      {isFree ? (
        <Check aria-hidden="true" size={18} className="text-brand mx-auto" />
      ) : (
        <Minus aria-hidden="true" size={18} className="text-muted mx-auto" />
      )}
      <span className="sr-only">{t(isFree ? 'profile.free' : 'profile.busy')}</span>
    </>
  );
}
