/** All that the page says of a job, as HTML for search engines. */

import { createFormat } from '#core/ground/format/format.ts';
import { createI18n } from '#core/ground/i18n/create-i18n.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { GENDER } from '#core/ground/limits/job-constants.ts';
import { escapeMarkup } from '#core/ground/text/escape-markup.ts';
import type { Job } from '#core/market/api/job.ts';
import common_bn from '#locales/bn/ground/common.json' with { type: 'json' };
import job_bn from '#locales/bn/market/job.json' with { type: 'json' };
import common_en from '#locales/en/ground/common.json' with { type: 'json' };
import job_en from '#locales/en/market/job.json' with { type: 'json' };

const texts = {
  en: createI18n('en', { common: common_en, job: job_en }),
  bn: createI18n('bn', { common: common_bn, job: job_bn }),
};

const STUDENT: Record<number, 'details.boy' | 'details.girl'> = {
  [GENDER.male]: 'details.boy',
  [GENDER.female]: 'details.girl',
};

/** Returns the facts as the page has them; a test compares the two. */
function factsOf(job: Job, lang: Lang): [string, string | undefined][] {
  const text = texts[lang].getFixedT(lang, 'job');
  const common = texts[lang].getFixedT(lang, 'common');
  const format = createFormat(lang);
  const counted = (count: number) => ({ count, n: format.number(count) });
  const months = (count: number) => text('details.months', counted(count));
  const names = (list: { university_name: string }[]) =>
    list.map((one) => one.university_name).join(', ');
  const genderOf = (code: number) =>
    common(
      code === GENDER.male
        ? 'gender.male'
        : code === GENDER.female
          ? 'gender.female'
          : 'gender.any',
    );
  return [
    [text('details.categories'), job.tutoring_category.category_name],
    [text('details.course'), job.iclass.class_name],
    [text('details.subjects'), job.subjects.map((one) => one.subject_name).join(', ')],
    [text('details.days'), common('daysInWeek', counted(job.days_in_week))],
    [text('details.time'), job.tutoring_time ? format.time(job.tutoring_time) : undefined],
    [
      text('details.duration'),
      job.tutoring_duration ? text('details.hours', counted(job.tutoring_duration)) : undefined,
    ],
    [text('details.type'), job.tutoring_place.tutoring_place],
    [text('details.students'), format.number(job.number_of_students)],
    [
      text('details.jobDuration'),
      job.job_duration === 0 ? text('details.continue') : months(job.job_duration),
    ],
    [text('details.kind'), job.crash_program ? text('details.crash') : undefined],
    [text('details.studentGender'), text(STUDENT[job.student_gender] ?? 'details.anyStudent')],
    [text('qualifications.tutorGender'), genderOf(job.tutor_gender)],
    [text('qualifications.level'), job.education_level?.dependency_name],
    [text('qualifications.exam'), job.exam_title?.exam_title],
    [text('qualifications.group'), job.group?.group_name],
    [text('qualifications.curriculum'), job.curriculum?.curriculum_name],
    [
      text('qualifications.departments'),
      job.departments.map((one) => one.department_name).join(', '),
    ],
    [text('qualifications.universities'), names(job.universities)],
    [text('qualifications.universityType'), job.university_type?.university_type],
    [text('qualifications.schools'), names(job.schools)],
    [text('qualifications.colleges'), names(job.colleges)],
    [
      text('qualifications.currentYear'),
      job.current_year
        ? text('qualifications.yearN', { n: format.ordinal(job.current_year) })
        : undefined,
    ],
    [text('qualifications.religion'), job.tutor_religion?.religion_name],
    [text('hiringDate'), job.hiring_date ? format.date(job.hiring_date) : undefined],
  ];
}

export function describeJob(job: Job, lang: Lang): string {
  const text = texts[lang].getFixedT(lang, 'job');
  const lead = text('needTutor', { class: job.iclass.class_name });
  const place = `${job.location.location_name}, ${job.city.city_name}`;
  const facts = factsOf(job, lang).flatMap(([term, value]) =>
    value ? [`<li>${escapeMarkup(`${term}: ${value}`)}</li>`] : [],
  );
  const wish = job.tutor_requirement;
  return [
    `<p>${escapeMarkup(`${lead} – ${place}`)}</p>`,
    `<ul>${facts.join('')}</ul>`,
    ...(wish ? [`<p>${escapeMarkup(wish).replace(/\n+/g, '<br>')}</p>`] : []),
  ].join('');
}
