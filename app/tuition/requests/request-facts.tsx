import type { RequestDetail } from '#core/market/api/parent.ts';
import { JOB_TYPE } from '#core/market/hire/job-type.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Section } from '#ui/section/section.tsx';
import { useQualificationRows } from '#widgets/job/use-qualification-rows.ts';
import { useTutoringWords } from '#widgets/job/use-tutoring-words.ts';

/** Shows what was requested. */
export function RequestFacts({ request }: { request: RequestDetail }) {
  const texts = useTexts('parent');
  const format = useFormat();
  const job = useTexts('job');
  const asked = useQualificationRows(request.qualifications);
  const words = useTutoringWords(request);
  const { salary, actual_salary: shown } = request;
  const who = [request.student_name, request.institute].filter(Boolean).join(', ');
  const { asked_tutor: wanted } = request;
  const askedText =
    wanted &&
    (wanted.answer === null
      ? texts('requests.askedWaiting', { name: wanted.name })
      : wanted.answer.kind === 'applied'
        ? texts('requests.askedApplied', { name: wanted.name })
        : texts('requests.askedDeclined', {
            name: wanted.name,
            reason: wanted.answer.reason ?? '',
          }));
  const rows: (readonly [string, string | null])[] = [
    [texts('facts.student'), who],
    [
      texts('facts.jobType'),
      texts(request.job_type === JOB_TYPE.replacement ? 'jobType.replacement' : 'jobType.newWork'),
    ],
    [texts('facts.subjects'), request.subjects.map((one) => one.subject_name).join(', ')],
    [job('details.type'), request.tutoring_place],
    words.days,
    words.time,
    words.duration,
    [texts('facts.area'), `${request.location_name}, ${request.city_name}`],
    [
      texts('facts.address'),
      [request.flat_house, request.road_no, request.area, request.detail_address]
        .filter(Boolean)
        .join(', '),
    ],
    words.students,
    words.studentGender,
    words.jobDuration,
    words.kind,
    [texts('facts.hiringDate'), request.hiring_date && format.date(request.hiring_date)],
    ...asked,
    [texts('requests.askedTutor'), askedText],
    [texts('facts.offered'), format.money(salary)],
    [texts('facts.salary'), shown === salary ? null : format.money(shown)],
    [texts('facts.requirement'), request.tutor_requirement],
    [
      texts('requests.publicText'),
      request.public_text === request.tutor_requirement ? null : request.public_text,
    ],
  ];
  return (
    <Section padding="normal" title={texts('requests.facts')}>
      <dl className="flex flex-col gap-2">
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label} className="grid grid-cols-1 cq-sm:grid-cols-3 gap-x-4">
                <dt className="text-muted text-sm">{label}</dt>
                <dd className="cq-sm:col-span-2 min-w-0 break-words">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Section>
  );
}
