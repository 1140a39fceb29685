/** Every widget renders to HTML without a browser, on React and on Preact alike. */
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { JobBoard } from '#widgets/job-board/job-board.tsx';
import { JobDetail } from '#widgets/job-detail/job-detail.tsx';
import { boardAnswer, boardItem, sampleJob } from './sample-job.ts';
import { WidgetHost } from './widget-host.tsx';

const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

const board = (props: Partial<Parameters<typeof JobBoard>[0]> = {}, lang: 'en' | 'bn' = 'en') =>
  renderToString(
    <WidgetHost lang={lang}>
      <JobBoard
        filter={{}}
        onFilterChange={() => {}}
        jobHref={(id) => `https://porua.example/job-details/${id}`}
        {...props}
      />
    </WidgetHost>,
  );

describe('job board', () => {
  test('shows the jobs it is given, each a real link', () => {
    const html = board({
      initialAnswer: boardAnswer([
        boardItem(),
        boardItem({ id: 1202, class_name: 'HSC 1st year' }),
      ]),
    });
    expect(text(html)).toContain('Found 2 Jobs');
    expect(html).toContain('href="https://porua.example/job-details/1202"');
    for (const fact of [
      'Class 8',
      'Home Tutoring',
      '৳ 6,000',
      '4 days a week',
      'Mathematics, English',
      'Dhanmondi',
      'Female tutor',
    ])
      expect(text(html)).toContain(fact);
  });

  test('speaks Bengali in Bengali digits', () => {
    const html = text(board({ initialAnswer: boardAnswer([boardItem()]) }, 'bn'));
    expect(html).toContain('১টি টিউশন পাওয়া গেছে');
    expect(html).toContain('৳ ৬,০০০');
  });

  test('marks jobs applied for and saved', () => {
    const mine = boardItem({
      applications: [{ tutor_id: 7 }],
      saved_by: [{ tutor_id: 7, tuition_job_offer_id: 1201 }],
    });
    const html = board({ initialAnswer: boardAnswer([mine]) });
    expect(text(html)).toContain('Applied');
    expect(html).toContain('aria-pressed="true"');
  });

  test('says how far a job is when it was searched near a place', () => {
    const filter = { latitude: 23.7, longitude: 90.4, distance: 5 };
    const html = text(
      board({ filter, initialAnswer: boardAnswer([boardItem({ distance_km: 1.2 })]) }),
    );
    expect(html).toContain('1.2 km away');
    expect(html).toContain('Nearest first');
  });

  test('has a first view while the jobs are on their way, and one for none', () => {
    expect(text(board())).toContain('Finding jobs');
    expect(text(board({ initialAnswer: boardAnswer([]) }))).toContain('No job available.');
  });

  test('hides its filters when asked to', () => {
    const html = text(board({ hideFilters: true, initialAnswer: boardAnswer([boardItem()]) }));
    expect(html).not.toContain('Tuition type');
  });
});

describe('job detail', () => {
  const detail = (change = {}, tutor: { id: number; gender: number } | null = null) =>
    text(
      renderToString(
        <WidgetHost tutor={tutor}>
          <JobDetail jobId={1201} initialJob={sampleJob(change)} />
        </WidgetHost>,
      ),
    );

  test('shows header, strip, grid and fee', () => {
    const html = detail();
    for (const fact of [
      'Need Tutor For Class 8',
      'Dhanmondi, Dhaka',
      '৳ 6,000 Per Month',
      '1201',
      'December 1, 2026',
      'Tutoring Details',
      'Continue',
      '1.5 hours',
      '05:30',
      '৳ 3,300',
      '55% of the first month',
      '7 days',
      'No other requirement provided for this tuition job!',
      '3 applicants',
      '1.2K views',
      'Apply Now',
      'Share',
      'Direction',
      'No money before confirmation',
    ])
      expect(html).toContain(fact);
  });

  test('has applied: notice, badge, others counted, no button', () => {
    const html = detail({ applications: [{ tutor_id: 7 }] });
    expect(html).toContain('You have already applied to this job.');
    expect(html).toContain('You and 2 others applied');
    expect(html).not.toContain('Apply Now');
  });

  test('the wanted gender is marked for a tutor who has it', () => {
    expect(detail({}, { id: 7, gender: 2 })).toContain('You match the wanted gender');
    expect(detail({}, { id: 7, gender: 1 })).not.toContain('You match the wanted gender');
    expect(detail({ tutor_gender: 3 }, { id: 7, gender: 1 })).not.toContain(
      'You match the wanted gender',
    );
  });

  test('a closed job takes no applications', () => {
    expect(detail({ status: 'closed' })).toContain('This tuition is closed');
    expect(detail({ status: 'closed' })).not.toContain('Apply Now');
  });

  test('a job of two months says so and charges accordingly', () => {
    const html = detail({ job_duration: 2 });
    expect(html).toContain('2 months');
    expect(html).toContain('৳ 2,400');
  });
});
