import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { CallButton } from '#app/tuition/handover/call-button.tsx';
import { StandingNote } from '#app/tuition/teaching/standing-note.tsx';
import type { OwnTutor } from '#core/market/api/parent.ts';
import { requestPath } from '#core/market/hire/request-path.ts';
import { tuitionPath } from '#core/tuition/teaching/tuition-path.ts';
import { Card } from '#ui/card/card.tsx';
import { tutorPath } from '#widgets/tutor/tutor-path.ts';
import { TutorPhoto } from '#widgets/tutor/tutor-photo.tsx';
import { useTuitionText } from './use-tuition-text.ts';

const PHOTO_SIZE = 56;

/** A tutor of the guardian: face, what for, and what can be done next. */
export function TutorCard({
  request,
  tutor,
  ended,
  pause,
  notice,
  may_review: mayReview,
}: OwnTutor) {
  const { t } = useTranslation('parent');
  const tuitionText = useTuitionText();
  const profile = tutorPath(tutor.tutorid);
  return (
    <Card as="article" className="flex flex-col gap-3 h-full">
      <div className="flex gap-3">
        <TutorPhoto name={tutor.name} photo={tutor.photo} gender={tutor.gender} size={PHOTO_SIZE} />
        <div className="flex-1 min-w-0">
          <h2 className="text-base font-semibold break-words">{tutor.name}</h2>
          {tutor.university && <p className="text-sm text-muted">{tutor.university}</p>}
          <p className="text-sm">
            {request.class_name}, {request.category_name}
          </p>
          <Link
            to={requestPath(request.id)}
            className="inline-flex items-center min-h-[36px] text-sm font-semibold text-brand hover:underline"
          >
            {t('tutors.forRequest', { no: request.request_no })}
          </Link>
        </div>
      </div>
      {ended && (
        <p className="text-sm">{tuitionText({ state: 'ended', tutor_name: tutor.name, ended })}</p>
      )}
      <StandingNote pause={pause} notice={notice} />
      <div className="flex flex-wrap gap-3 mt-auto">
        <ActionLink to={tuitionPath('guardian', 'routine', tutor.application_id)}>
          {t('tutors.manage')}
        </ActionLink>
        <ActionLink to={tuitionPath('guardian', 'messages', tutor.application_id)} look="secondary">
          {t('tutors.message')}
        </ActionLink>
        {!ended && <CallButton side="guardian" jobId={request.id} text={t('tutors.call')} />}
        {mayReview && tutor.has_profile && (
          <ActionLink to={profile}>{t('tutors.review')}</ActionLink>
        )}
        {tutor.has_profile && (
          <ActionLink to={profile} look="secondary">
            {t('tutors.profile')}
          </ActionLink>
        )}
      </div>
    </Card>
  );
}
