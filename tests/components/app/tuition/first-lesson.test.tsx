/** The day of a first lesson, chosen while midnight passes. */
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { FirstLessonDialog } from '#app/tuition/handover/first-lesson-dialog.tsx';
import { showArea } from '../show-area.tsx';

const day = page.getByLabelText('Day');
const save = page.getByRole('button', { name: 'Save' });
const passMidnight = () => {
  vi.setSystemTime('2026-11-28T00:01:00+06:00');
  document.dispatchEvent(new Event('visibilitychange'));
};

afterEach(() => vi.useRealTimers());

function showDialog() {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T23:59:00+06:00') });
  const set: string[] = [];
  showArea(
    <FirstLessonDialog
      current={null}
      notice="The tutor will be told."
      onSet={async (at) => void set.push(at)}
      onClose={() => undefined}
    />,
  );
  return set;
}

/** Chooses 4 PM of that day while midnight passes, then saves. */
async function saveAfterMidnight(chosen: string) {
  const set = showDialog();
  await day.selectOptions(chosen);
  await page.getByLabelText('Time').selectOptions('04:00 PM');
  passMidnight();
  await expect
    .element(page.getByRole('option', { name: 'Friday 27 November' }))
    .not.toBeInTheDocument();
  await save.click();
  return set;
}

test('the day that was chosen is the day that is sent, also after midnight', async () => {
  const set = await saveAfterMidnight('Sunday 29 November');
  await expect.poll(() => set).toEqual(['2026-11-29T10:00:00.000Z']);
});

test('a day that has passed meanwhile is asked for again', async () => {
  const set = await saveAfterMidnight('Friday 27 November');
  await expect.element(day).toHaveAttribute('aria-invalid', 'true');
  expect(set).toEqual([]);
});
