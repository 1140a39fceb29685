import { PersonLink } from '#app/staff/tags/person-link.tsx';
import type { StaffRequest } from '#core/staff/api/staff-requests.ts';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Section } from '#ui/section/section.tsx';
import { useQualificationRows } from '#widgets/job/use-qualification-rows.ts';
import { useGenderText } from '#widgets/words/use-gender-text.ts';

/** Everything the request says, grouped as one asks for it on the phone. */
export function RequestFacts({ request }: { request: StaffRequest }) {
  const texts = useTexts('staff');
  const job = useTexts('job');
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
      <Section padding="normal" title={texts('facts.tuition')}>
        <Facts
          facts={[
            [texts('field.class_id'), `${request.class_name} · ${request.category_name}`],
            [
              texts('field.subject_ids'),
              request.subjects.map(({ subject_name }) => subject_name).join(', '),
            ],
            [texts('field.actual_salary'), format.money(request.actual_salary)],
            [
              texts('facts.wished'),
              request.wished_salary === null ? null : format.money(request.wished_salary),
            ],
            [texts('field.tutoring_place_id'), request.tutoring_place],
            [texts('field.days_in_week'), format.number(request.days_in_week)],
            [texts('field.tutoring_duration'), hours],
            [
              texts('field.tutoring_time'),
              request.tutoring_time && format.time(request.tutoring_time),
            ],
            [texts('field.job_duration'), months],
            [texts('field.hiring_date'), request.hiring_date && format.date(request.hiring_date)],
            [texts('field.crash_program'), request.crash_program ? job('details.crash') : null],
            ...asked,
            [texts('asked.tutor'), request.asked_tutor && <Asked tutor={request.asked_tutor} />],
          ]}
        />
        {request.tutor_requirement && (
          <Words label={texts('field.tutor_requirement')} text={request.tutor_requirement} />
        )}
        {request.public_text && (
          <Words label={texts('field.public_text')} text={request.public_text} />
        )}
      </Section>
      <Section padding="normal" title={texts('facts.place')}>
        <Facts
          facts={[
            [texts('field.city_id'), request.city_name],
            [texts('field.location_id'), request.location_name],
            [texts('field.detail_address'), request.detail_address],
            [texts('field.flat_house'), request.flat_house],
            [texts('field.road_no'), request.road_no],
            [texts('field.area'), request.area],
          ]}
        />
      </Section>
      <Section padding="normal" title={texts('facts.student')}>
        <Facts
          facts={[
            [texts('field.student_name'), request.student_name],
            [texts('field.institute'), request.institute],
            [
              texts('field.student_age'),
              request.student_age === null ? null : format.number(request.student_age),
            ],
            [texts('field.student_gender'), gender(request.student_gender)],
            [texts('field.number_of_students'), format.number(request.number_of_students)],
          ]}
        />
      </Section>
    </>
  );
}

/** The tutor of the hub the guardian wants; a wish, to be called first. */
function Asked({ tutor }: { tutor: NonNullable<StaffRequest['asked_tutor']> }) {
  const texts = useTexts('staff');
  return (
    <>
      <PersonLink person={tutor} isInLine>
        {tutor.name}, {tutor.tutorid}
      </PersonLink>
      {tutor.answer && (
        <span className="block break-words">
          {tutor.answer.kind === 'applied'
            ? texts('asked.applied')
            : texts('asked.declined', { reason: tutor.answer.reason ?? '' })}
        </span>
      )}
      {!tutor.is_listed && <span className="block text-muted">{texts('asked.gone')}</span>}
    </>
  );
}

const Words = ({ label, text }: { label: string; text: string }) => (
  <div>
    <p className="text-xs text-muted">{label}</p>
    <p className="text-sm break-words whitespace-pre-wrap">{text}</p>
  </div>
);
