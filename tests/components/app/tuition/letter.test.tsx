/** A letter that gets a newer version while somebody signs it. */
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { LetterPage } from '#app/tuition/teaching/letters/letter-page.tsx';
import { ApiError } from '#core/ground/api/api-error.ts';
import type { Letter } from '#core/tuition/api/letters.ts';
import { fakeApi } from '#tests/components/fake-api.ts';
import { leaveDevice, network, showApp } from '../app-host.tsx';
import { taught } from './teaching-host.ts';

const letter = (version: number, salary: number, maySign = true): Letter => ({
  tuition_id: 5,
  side: 'guardian',
  number: 'CL-5',
  version,
  from_on: '2026-01-01',
  issued_on: '2026-01-01',
  hash: null,
  versions: [{ version, from_on: '2026-01-01', signed_by: [] }],
  signatures: [],
  may_sign: maySign,
  ended: null,
  job_id: 42,
  guardian_name: 'Rehana Akter',
  student_name: null,
  tutor: { name: 'Nusrat Jahan', tutorid: 'T1001', phone_no: null, photo: null, gender: 2 },
  ...taught,
  salary,
  tutoring_time: null,
  tutoring_duration: null,
  job_duration: 0,
  hiring_date: null,
  number_of_students: 1,
  platform_charge: null,
});

beforeEach(() => void network({}));
afterEach(() => {
  leaveDevice();
  vi.unstubAllGlobals();
});

test('the newer version is shown, and signed with the next press', async () => {
  let newest = letter(1, 6000);
  const signed: (number | undefined)[] = [];
  const api = fakeApi({
    getLetter: () => newest,
    signLetter: ({ body }) => {
      signed.push(body?.version);
      if (body?.version !== newest.version)
        throw new ApiError('version_conflict', 'It was changed.', { status: 409 });
      newest = { ...newest, may_sign: false };
      return { status: 'success', message: 'Signed', letter: newest };
    },
  });
  showApp(
    <Routes>
      <Route path="/letters/:tuitionId" element={<LetterPage />} />
    </Routes>,
    api,
    '/letters/5',
  );
  await expect.element(page.getByText(/৳ 6,000/)).toBeVisible();
  newest = letter(2, 7000);
  await page.getByRole('textbox').fill('Rehana Akter');
  const sign = page.getByRole('button', { name: 'Agree and sign' });
  await sign.click();
  await expect.element(page.getByText('It was changed.')).toBeVisible();
  await expect.element(page.getByText(/৳ 7,000/)).toBeVisible();
  await expect.element(page.getByRole('textbox')).toHaveValue('Rehana Akter');
  await sign.click();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  expect(signed).toEqual([1, 2]);
});
