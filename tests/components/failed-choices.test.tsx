/** Lists of a tutor's profile that did not come: they say so, and are asked for again. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { BoardField } from '#app/people/tutor-profile/forms/board-field.tsx';
import { useClassesOf, useSubjectsOf } from '#app/people/tutor-profile/tutoring/use-choices.ts';
import { ApiError } from '#core/ground/api/api-error.ts';
import { CheckboxList } from '#ui/field/checkbox-list.tsx';
import { fakeApi } from './fake-api.ts';
import { show } from './show.tsx';

const retry = page.getByRole('button', { name: 'Try again' });
const failed = page.getByText('Error fetching data! Please try again!');
const nothing = () => undefined;

/** The list, after one failure. */
function failingOnce<Item>(list: Item[]) {
  let failures = 1;
  return () => {
    if (failures-- > 0)
      throw new ApiError('server_error', 'Internal Server Error', { status: 500 });
    return list;
  };
}

function Classes() {
  const classes = useClassesOf([1]);
  const options = { ...classes, data: classes.data?.get(1) };
  return <CheckboxList legend="Classes" options={options} values={[]} onChange={nothing} />;
}

function Subjects() {
  return (
    <CheckboxList legend="Subjects" options={useSubjectsOf([7])} values={[]} onChange={nothing} />
  );
}

test.each([
  ['classes', <Classes key="classes" />, 'Class 7'],
  ['subjects', <Subjects key="subjects" />, 'Physics'],
])('%s', async (_name, list, found) => {
  const api = fakeApi({
    listClasses: failingOnce([{ id: 7, text: 'Class 7' }]),
    listSubjects: failingOnce([{ id: 3, text: 'Physics' }]),
  });
  show(list, { api });
  await expect.element(failed).toBeVisible();
  await retry.click();
  await expect.element(page.getByRole('checkbox', { name: found })).toBeInTheDocument();
  await expect.element(failed).not.toBeInTheDocument();
});

test('boards', async () => {
  const api = fakeApi({ listBoards: failingOnce([{ id: 1, text: 'Dhaka' }]) });
  show(
    <BoardField
      curriculumId={1}
      label="Board"
      emptyText="Choose"
      value={undefined}
      onChange={nothing}
    />,
    { api },
  );
  await expect.element(failed).toBeVisible();
  await retry.click();
  await expect.element(page.getByRole('option', { name: 'Dhaka' })).toBeInTheDocument();
});
