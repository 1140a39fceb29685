import { useTranslation } from 'react-i18next';
import type { RequestDetail } from '#core/market/api/parent.ts';
import { JOB_TYPE } from '#core/market/hire/job-type.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Section } from '#ui/section/section.tsx';
import { useQualificationRows } from '#widgets/job/use-qualification-rows.ts';
import { useTutoringWords } from '#widgets/job/use-tutoring-words.ts';

/** Shows what was requested. */
export function RequestFacts({ request }: { request: RequestDetail }) {
  const { t } = useTranslation('parent');
  const format = useFormat();
  const { t: job } = useTranslation('job');
  const asked = useQualificationRows(request.qualifications);
  const words = useTutoringWords(request);
  const { salary, actual_salary: shown } = request;
  const who = [request.student_name, request.institute].filter(Boolean).join(', ');
  const { asked_tutor: wanted } = request;
  const askedText =
    wanted &&
    (wanted.answer === null
      ? t('requests.askedWaiting', { name: wanted.name })
      : wanted.answer.kind === 'applied'
        ? t('requests.askedApplied', { name: wanted.name })
        : t('requests.askedDeclined', {
            name: wanted.name,
            reason: wanted.answer.reason ?? '',
          }));
  const rows: (readonly [string, string | null])[] = [
    [t('facts.student'), who],
    [
      t('facts.jobType'),
      t(request.job_type === JOB_TYPE.replacement ? 'jobType.replacement' : 'jobType.newWork'),
    ],
    [t('facts.subjects'), request.subjects.map((one) => one.subject_name).join(', ')],
    [job('details.type'), request.tutoring_place],
    words.days,
    words.time,
    words.duration,
    [t('facts.area'), `${request.location_name}, ${request.city_name}`],
    [
      t('facts.address'),
      [request.flat_house, request.road_no, request.area, request.detail_address]
        .filter(Boolean)
        .join(', '),
    ],
    words.students,
    words.studentGender,
    words.jobDuration,
    words.kind,
    [t('facts.hiringDate'), request.hiring_date && format.date(request.hiring_date)],
    ...asked,
    [t('requests.askedTutor'), askedText],
    [t('facts.offered'), format.money(salary)],
    [t('facts.salary'), shown === salary ? null : format.money(shown)],
    [t('facts.requirement'), request.tutor_requirement],
    [
      t('requests.publicText'),
      request.public_text === request.tutor_requirement ? null : request.public_text,
    ],
  ];
  return (
    <Section padding="normal" title={t('requests.facts')}>
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
