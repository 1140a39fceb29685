import { Check, Minus } from 'lucide-react';
import { type DayAvailability, SLOTS } from '#core/people/profile/availability.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Section } from '#ui/section/section.tsx';

/** Seven days by four parts of the day. */
export function AvailabilityTable({ days }: { days: readonly DayAvailability[] }) {
  const texts = useTexts('tutorProfile');
  const hub = useTexts('hub');
  const hasTime = days.some((day) => SLOTS.some((slot) => day[slot]));
  return (
    <Section title={texts('profile.availability')}>
      {hasTime ? (
        <table className="availability">
          <thead>
            <tr>
              <th scope="col">{texts('profile.day')}</th>
              {SLOTS.map((slot) => (
                <th key={slot} scope="col">
                  {texts(`profile.slots.${slot}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((row) => (
              <tr key={row.day}>
                <th scope="row">{hub(`days.${row.day}`)}</th>
                {SLOTS.map((slot) => (
                  <td key={slot} data-slot={texts(`profile.slots.${slot}`)}>
                    <Mark isFree={row[slot]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="text-muted">{texts('profile.noTime')}</p>
      )}
    </Section>
  );
}

function Mark({ isFree }: { isFree: boolean }) {
  const texts = useTexts('tutorProfile');
  return (
    <>
      {isFree ? (
        <Check aria-hidden="true" size={18} className="text-brand mx-auto" />
      ) : (
        <Minus aria-hidden="true" size={18} className="text-muted mx-auto" />
      )}
      <span className="sr-only">{texts(isFree ? 'profile.free' : 'profile.busy')}</span>
    </>
  );
}
