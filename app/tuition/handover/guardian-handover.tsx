import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '#app/people/session/session-provider.tsx';
import { isApiError } from '#core/ground/api/api-error.ts';
import { isConfirmed } from '#core/market/hire/application-stages.ts';
import { useFreshApi } from '#ui/api/use-fresh-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { tutorPath } from '#widgets/tutor/tutor-path.ts';
import { ContactCard } from './contact-card.tsx';
import { FirstLesson } from './first-lesson.tsx';
import { HandoverPanel } from './handover-panel.tsx';

/** The hand-over for the guardian of a request: the tutor who was found, and the first lesson. */
export function GuardianHandover({ requestId }: { requestId: number }) {
  const { t } = useTranslation('handover');
  const { api } = useSession();
  const params = { id: requestId };
  const response = useFreshApi('getGuardianHandover', { params });
  // An appointment that was undone takes what is still in memory off the screen.
  if (isApiError(response.error) && response.error.status === 404) return null;
  return (
    <AsyncView response={response}>
      {({ application_id, tutor, stage, place, first_lesson, class_name }) => (
        <HandoverPanel
          side="guardian"
          applicationId={application_id}
          stage={stage}
          title={t('guardian.title')}
          lead={t(isConfirmed(stage) ? 'guardian.confirmedLead' : 'guardian.appointedLead')}
        >
          <ContactCard
            role={t('guardian.tutor')}
            name={tutor.name}
            photo={tutor.photo}
            gender={tutor.gender}
            phone={tutor.phone_no}
          >
            {tutor.university && <p className="text-sm">{tutor.university}</p>}
            {tutor.has_profile && (
              <Link
                to={tutorPath(tutor.tutorid)}
                className="inline-flex items-center min-h-[36px] text-sm font-semibold text-brand hover:underline"
              >
                {t('guardian.profile')}
              </Link>
            )}
          </ContactCard>
          <FirstLesson
            applicationId={application_id}
            lesson={first_lesson}
            event={{
              title: t('lesson.event', { class: class_name }),
              place,
              notes: `${tutor.name}, ${tutor.phone_no}`,
            }}
            notice={t('lesson.tutorNotified')}
            onSet={(body) => api.call('setFirstLessonAsGuardian', { params, body })}
            onChanged={response.refresh}
          />
        </HandoverPanel>
      )}
    </AsyncView>
  );
}
