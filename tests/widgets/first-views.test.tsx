/**
 * The first view of each widget is drawn from its data alone, on React and on Preact: without a
 * browser, clock or chance, so that server and browser draw the same.
 */
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContactStep } from '#widgets/hire-tutor/contact/contact-step.tsx';
import { HireTutor } from '#widgets/hire-tutor/hire-tutor.tsx';
import { LaterStep } from '#widgets/hire-tutor/steps/later-step.tsx';
import { JobBoard } from '#widgets/job-board/job-board.tsx';
import { JobDetail } from '#widgets/job-detail/job-detail.tsx';
import { TutorHub } from '#widgets/tutor-hub/tutor-hub.tsx';
import { TutorProfile } from '#widgets/tutor-profile/tutor-profile.tsx';
import { boardAnswer, boardItem, sampleJob } from './sample-job.ts';
import { hubAnswer, hubItem, sampleProfile } from './sample-tutor.ts';
import { WidgetHost } from './widget-host.tsx';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const LIST = { filter: {}, onFilterChange: () => {} };
const VIEWS = {
  'job board': [
    'Class 8',
    <JobBoard
      key="board"
      {...LIST}
      jobHref={(id) => `/job-details/${id}`}
      initialAnswer={boardAnswer([boardItem(), boardItem({ id: 1202 })])}
    />,
  ],
  'job detail': ['3 hours ago', <JobDetail key="job" jobId={1201} initialJob={sampleJob()} />],
  'tutor hub': [
    'Farzana Akter',
    <TutorHub
      key="hub"
      {...LIST}
      tutorHref={(id) => `/hub/tutor-profile/${id}`}
      initialAnswer={hubAnswer([hubItem()])}
    />,
  ],
  'tutor profile': [
    'Patient with small children.',
    <TutorProfile
      key="tutor"
      tutorId="T1007"
      initialProfile={sampleProfile()}
      hire={{ href: () => '/crm/hire-tutor' }}
      signInLink={null}
      listLink={null}
    />,
  ],
  'hire form': [
    'Who needs a tutor?',
    <HireTutor
      key="hire"
      draftName="test"
      prefill={{}}
      contact={{ Form: ContactStep }}
      LaterStep={LaterStep}
    />,
  ],
} as const;

const forbidden = () => {
  throw new Error('not the same in server and browser');
};

beforeEach(() => {
  vi.stubGlobal(
    'Date',
    class extends Date {
      static override now = forbidden;
      constructor(...given: [] | [number | string]) {
        super(given.length > 0 ? (given[0] ?? Number.NaN) : forbidden());
      }
    },
  );
  vi.stubGlobal('navigator', undefined);
  vi.spyOn(Math, 'random').mockImplementation(forbidden);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each(Object.entries(VIEWS))('%s: the first view has what it is about', (_, [text, view]) => {
  const draw = () => renderToString(<WidgetHost now={NOW}>{view}</WidgetHost>);
  expect(draw()).toContain(text);
  expect(draw()).toBe(draw());
});

test('tutors compared on an earlier visit are not in what the server draws', () => {
  const hub = (initialCompared: readonly string[]) =>
    renderToString(
      <WidgetHost now={NOW}>
        <TutorHub
          {...LIST}
          tutorHref={(id) => `/hub/tutor-profile/${id}`}
          initialAnswer={hubAnswer([hubItem(), hubItem({ id: 8, tutorid: 'T1008' })])}
          initialCompared={initialCompared}
        />
      </WidgetHost>,
    );
  expect(hub(['T1007', 'T1008'])).toBe(hub([]));
});

test('a card says the first free time, and nothing of it where there is none', () => {
  const hub = (more: Parameters<typeof hubItem>[0]) =>
    renderToString(
      <WidgetHost now={NOW}>
        <TutorHub
          {...LIST}
          tutorHref={(id) => `/hub/tutor-profile/${id}`}
          initialAnswer={hubAnswer([hubItem(more)])}
        />
      </WidgetHost>,
    );
  expect(hub({})).toContain('Free first: Sunday, 05:00 PM');
  expect(hub({ first_free: null })).not.toContain('Free first');
});

test('an intro video stands before the name, and nothing of its host is in the page', () => {
  const html = renderToString(
    <WidgetHost now={NOW}>
      <TutorProfile
        tutorId="T1007"
        initialProfile={{ ...sampleProfile(), video_id: 'aqz-KE-bpKQ' }}
        hire={{ href: () => '/crm/hire-tutor' }}
        signInLink={null}
        listLink={null}
      />
    </WidgetHost>,
  );
  expect(html.indexOf('Play the intro video of')).toBeGreaterThan(0);
  expect(html.indexOf('Play the intro video of')).toBeLessThan(html.indexOf('>Farzana Akter<'));
  expect(html).not.toMatch(/<iframe|src="[^"]*youtube/);
});
