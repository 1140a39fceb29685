import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { newKey } from '#core/ground/api/new-key.ts';
import { restoreAnswers } from '#core/market/hire/hire-answers.ts';
import { checkStep, fieldOfServer, stepOfField } from '#core/market/hire/hire-steps.ts';
import { ContactStep } from '#widgets/hire-tutor/contact/contact-step.tsx';
import { toHireRequest } from '#widgets/hire-tutor/hire-request.ts';
import { HireTutor } from '#widgets/hire-tutor/hire-tutor.tsx';
import { toOwnRequest } from '#widgets/hire-tutor/own-request.ts';
import { CheckStep } from '#widgets/hire-tutor/steps/check-step.tsx';
import { LaterStep } from '#widgets/hire-tutor/steps/later-step.tsx';
import { WidgetHost } from './widget-host.tsx';

const render = (lang: 'en' | 'bn') =>
  renderToString(
    <WidgetHost lang={lang}>
      <HireTutor
        draftName="test"
        prefill={{}}
        contact={{ Form: ContactStep }}
        LaterStep={LaterStep}
      />
    </WidgetHost>,
  );

test('the first step renders without a browser, in both languages', () => {
  expect(render('en')).toContain('Who needs a tutor?');
  expect(render('en')).toContain('Step 1 of 6');
  expect(render('bn')).toContain('কাকে পড়াতে হবে?');
  expect(render('bn')).toContain('৬ ধাপের মধ্যে ধাপ ১');
});

test('what is checked before sending says the day to begin and how long', () => {
  const html = renderToString(
    <WidgetHost lang="en">
      <CheckStep
        answers={{
          ...restoreAnswers({}),
          hiring_date: '2026-12-05',
          job_duration: 2,
          current_year: 3,
          crash_program: true,
        }}
        verified={undefined}
        onChange={() => undefined}
      />
    </WidgetHost>,
  );
  expect(html).toContain('To begin on</dt><dd class="min-w-0 break-words">December 5, 2026');
  expect(html).toContain('2 months');
  expect(html).toContain('3rd year');
  expect(html).toContain('More wishes</dt><dd class="min-w-0 break-words">Crash program<');
});

test('a saved draft is read without trust', () => {
  const answers = restoreAnswers({
    salary: 'much',
    class_id: 3,
    subject_ids: ['1'],
    student_name: 7,
    phone_no: '01700000000',
  });
  expect(answers.class_id).toBe(3);
  expect(answers.salary).toBeUndefined();
  expect(answers.subject_ids).toEqual([]);
  expect(answers).not.toHaveProperty('phone_no');
  expect(answers.days_in_week).toBe(4);
});

test('each step asks for its own fields only', () => {
  expect(Object.keys(checkStep('who', {}))).toEqual(['category_id', 'class_id']);
  expect(checkStep('who', { student_id: 1 })).toEqual({});
  expect(checkStep('wishes', { salary: 1499 }).salary).toEqual({
    key: 'too_small',
    values: { minimum: 1500 },
  });
  expect(checkStep('wishes', { salary: Number.NaN }).salary?.key).toBe('not_a_number');
  expect(checkStep('where', { saved_location_id: 2 })).toEqual({});
});

test("the server's fields land on their steps", () => {
  expect(fieldOfServer('contact.name')).toBe('contact_name');
  expect(stepOfField('location_id')).toBe('where');
  expect(fieldOfServer('nonsense')).toBeUndefined();
});

test('a request carries what was answered, and no partner id that cannot be one', () => {
  const request = toHireRequest({ salary: 6000, student_age: 9 }, 'key', 'Bad Site!');
  expect(request.site).toBeUndefined();
  expect(request.student_age).toBeUndefined();
  expect(toHireRequest({}, 'key', 'shapla').site).toBe('shapla');
  const own = toOwnRequest(request, { student_id: 4, saved_location_id: 5 });
  expect([own.student_id, own.class_id, own.saved_location_id, own.city_id]).toEqual([
    4,
    undefined,
    5,
    undefined,
  ]);
});

test('keys are random UUIDs', () => {
  expect(newKey()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(newKey()).not.toBe(newKey());
});
