/**
 * Tests that what search engines read of a job is what its page shows: nothing is left out of it.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LANGS } from '#core/ground/i18n/lang.ts';
import { describeJob } from '#server/site/pages/head/describe-job.ts';
import { Qualifications } from '#widgets/job-detail/qualifications.tsx';
import { TutoringDetails } from '#widgets/job-detail/tutoring-details.tsx';
import { sampleJob } from './sample-job.ts';
import { WidgetHost } from './widget-host.tsx';

/** A job in which everything is said that can be said. */
const fullJob = sampleJob({
  crash_program: true,
  group: { group_name: 'Science' },
  curriculum: { curriculum_name: 'Edexcel' },
  departments: [{ department_name: 'Physics' }, { department_name: 'Law & Justice' }],
  university_type: { university_type: 'Public University' },
  schools: [{ university_name: 'Rajuk College' }],
  colleges: [{ university_name: 'Notre Dame College' }],
  current_year: 3,
  education_level: { dependency_name: 'Bachelor/Honors' },
  exam_title: { exam_title: 'B.Sc' },
  tutor_religion: { religion_name: 'Islam' },
});

/** Names and values of the page's lists. */
const rowsOf = (html: string) =>
  [...html.matchAll(/<dt[^>]*>(.*?):?<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(
    ([, name, value]) => `${name}: ${value}`,
  );

for (const lang of LANGS)
  test.each([
    ['continuing', fullJob],
    ['of two months', { ...fullJob, job_duration: 2, student_gender: 3 }],
  ])(`the description has every row of the page, ${lang}, %s`, (_name, job) => {
    const rows = rowsOf(
      renderToStaticMarkup(
        <WidgetHost lang={lang}>
          <TutoringDetails job={job} />
          <Qualifications job={job} />
        </WidgetHost>,
      ),
    );
    expect(rows.length).toBeGreaterThan(20);
    const described = describeJob(job, lang);
    expect(rows.filter((row) => !described.includes(`<li>${row}</li>`))).toEqual([]);
  });
