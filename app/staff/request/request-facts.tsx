import { useTranslation } from 'react-i18next';
import { PersonLink } from '#app/staff/tags/person-link.tsx';
import type { StaffRequest } from '#core/staff/api/staff-requests.ts';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Section } from '#ui/section/section.tsx';
import { useQualificationRows } from '#widgets/job/use-qualification-rows.ts';
import { useGenderText } from '#widgets/words/use-gender-text.ts';

/** Everything the request says, grouped as one asks for it on the phone. */
export function RequestFacts({ request }: { request: StaffRequest }) {
  const { t } = useTranslation('staff');
  const { t: job } = useTranslation('job');
  const format = useFormat();
  const gender = useGenderText();
  const asked = useQualificationRows(request.qualifications);
  const months =
    request.job_duration === 0
      ? job('details.continue')
      : job('details.months', {
          count: request.job_duration,
          n: format.number(request.job_duration),
        });
  const hours =
    request.tutoring_duration === null
      ? null
      : job('details.hours', {
          count: request.tutoring_duration,
          n: format.number(request.tutoring_duration),
        });

  return (
    <>
      <Section padding="normal" title={t('facts.tuition')}>
        <Facts
          facts={[
            [t('field.class_id'), `${request.class_name} · ${request.category_name}`],
            [
              t('field.subject_ids'),
              request.subjects.map(({ subject_name }) => subject_name).join(', '),
            ],
            [t('field.actual_salary'), format.money(request.actual_salary)],
            [
              t('facts.wished'),
              request.wished_salary === null ? null : format.money(request.wished_salary),
            ],
            [t('field.tutoring_place_id'), request.tutoring_place],
            [t('field.days_in_week'), format.number(request.days_in_week)],
            [t('field.tutoring_duration'), hours],
            [t('field.tutoring_time'), request.tutoring_time && format.time(request.tutoring_time)],
            [t('field.job_duration'), months],
            [t('field.hiring_date'), request.hiring_date && format.date(request.hiring_date)],
            [t('field.crash_program'), request.crash_program ? job('details.crash') : null],
            ...asked,
            [t('asked.tutor'), request.asked_tutor && <Asked tutor={request.asked_tutor} />],
          ]}
        />
        {request.tutor_requirement && (
          <Words label={t('field.tutor_requirement')} text={request.tutor_requirement} />
        )}
        {request.public_text && <Words label={t('field.public_text')} text={request.public_text} />}
      </Section>
      <Section padding="normal" title={t('facts.place')}>
        <Facts
          facts={[
            [t('field.city_id'), request.city_name],
            [t('field.location_id'), request.location_name],
            [t('field.detail_address'), request.detail_address],
            [t('field.flat_house'), request.flat_house],
            [t('field.road_no'), request.road_no],
            [t('field.area'), request.area],
          ]}
        />
      </Section>
      <Section padding="normal" title={t('facts.student')}>
        <Facts
          facts={[
            [t('field.student_name'), request.student_name],
            [t('field.institute'), request.institute],
            [
              t('field.student_age'),
              request.student_age === null ? null : format.number(request.student_age),
            ],
            [t('field.student_gender'), gender(request.student_gender)],
            [t('field.number_of_students'), format.number(request.number_of_students)],
          ]}
        />
      </Section>
    </>
  );
}

/** The tutor of the hub the guardian wants; a wish, to be called first. */
function Asked({ tutor }: { tutor: NonNullable<StaffRequest['asked_tutor']> }) {
  const { t } = useTranslation('staff');
  return (
    <>
      <PersonLink person={tutor} isInLine>
        {tutor.name}, {tutor.tutorid}
      </PersonLink>
      {tutor.answer && (
        <span className="block break-words">
          {tutor.answer.kind === 'applied'
            ? t('asked.applied')
            : t('asked.declined', { reason: tutor.answer.reason ?? '' })}
        </span>
      )}
      {!tutor.is_listed && <span className="block text-muted">{t('asked.gone')}</span>}
    </>
  );
}

const Words = ({ label, text }: { label: string; text: string }) => (
  <div>
    <p className="text-xs text-muted">{label}</p>
    <p className="text-sm break-words whitespace-pre-wrap">{text}</p>
  </div>
);
