import { MapPin, Navigation } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LatePlaceMap } from '#app/ground/map/late-place-map.tsx';
import { useSession } from '#app/people/session/session-provider.tsx';
import { isApiError } from '#core/ground/api/api-error.ts';
import { isConfirmed } from '#core/market/hire/application-stages.ts';
import { directionsTo } from '#core/market/jobs/directions-link.ts';
import { useFreshApi } from '#ui/api/use-fresh-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { ContactCard } from './contact-card.tsx';
import { FirstLesson } from './first-lesson.tsx';
import { HandoverPanel } from './handover-panel.tsx';

/** The hand-over for the tutor of a tuition: the guardian, the exact place, the first lesson. */
export function TutorHandover({ jobId }: { jobId: number }) {
  const { t } = useTranslation('handover');
  const { api } = useSession();
  const [isMapOpen, setMapOpen] = useState(false);
  const params = { jobId };
  const response = useFreshApi('getTutorHandover', { params });
  // An appointment that was undone takes what is still in memory off the screen.
  if (isApiError(response.error) && response.error.status === 404) return null;
  return (
    <AsyncView response={response}>
      {({ application_id, guardian, student_name, stage, place, first_lesson, class_name }) => {
        const { latitude, longitude } = place;
        const point = latitude === null || longitude === null ? null : { latitude, longitude };
        return (
          <HandoverPanel
            side="tutor"
            applicationId={application_id}
            stage={stage}
            title={t(isConfirmed(stage) ? 'tutor.confirmed' : 'tutor.appointed')}
            lead={t(isConfirmed(stage) ? 'tutor.confirmedLead' : 'tutor.appointedLead')}
          >
            <ContactCard
              role={t('tutor.guardian')}
              name={guardian.name}
              photo={guardian.photo}
              gender={null}
              phone={guardian.phone_no}
            >
              {student_name && (
                <p className="text-sm">{t('tutor.student', { name: student_name })}</p>
              )}
            </ContactCard>
            <FirstLesson
              applicationId={application_id}
              lesson={first_lesson}
              event={{
                title: t('lesson.event', { class: class_name }),
                place: place.address,
                notes: `${guardian.name}, ${guardian.phone_no}`,
              }}
              notice={t('lesson.guardianNotified')}
              onSet={(body) => api.call('setFirstLessonAsTutor', { params, body })}
              onChanged={response.refresh}
            />
            <section aria-label={t('place.heading')} className="flex flex-col gap-2">
              <h3 className="text-base font-semibold">{t('place.heading')}</h3>
              <p className="flex items-start gap-2">
                <MapPin aria-hidden="true" size={20} className="flex-none mt-1 text-brand" />
                <span className="min-w-0 break-words">
                  {place.address}
                  {!place.is_exact && (
                    <span className="block text-muted text-sm">{t('place.areaOnly')}</span>
                  )}
                </span>
              </p>
              {point && (
                <div className="flex flex-wrap gap-3">
                  <ButtonLink
                    look="secondary"
                    icon={<Navigation aria-hidden="true" size={18} />}
                    href={directionsTo(point)}
                    target="_blank"
                    rel="noopener noreferrer"
                  >
                    {t('place.direction')}
                  </ButtonLink>
                  {!isMapOpen && (
                    <Button look="secondary" onClick={() => setMapOpen(true)}>
                      {t('place.map')}
                    </Button>
                  )}
                </div>
              )}
              {point && isMapOpen && (
                <LatePlaceMap point={point} label={t('place.mapOf', { address: place.address })} />
              )}
            </section>
          </HandoverPanel>
        );
      }}
    </AsyncView>
  );
}
