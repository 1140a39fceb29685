/** Tests which failures say nothing about what was sent. */
import { expect, test } from 'vitest';
import {
  ApiError,
  type ApiErrorCode,
  isToBeSentAgain,
  isUnanswered,
} from '#core/ground/api/api-error.ts';

const error = (code: ApiErrorCode, status?: number) =>
  new ApiError(code, code, status === undefined ? {} : { status });

test.each([
  ['offline', undefined],
  ['network', undefined],
  ['timeout', undefined],
  // Of something in between, such as the page of a hotel's network.
  ['invalid_answer', 200],
] as const)('%s is no answer of ours, and is sent again', (code, status) => {
  expect(isUnanswered(error(code, status))).toBe(true);
  expect(isToBeSentAgain(error(code, status))).toBe(true);
});

test.each([
  ['not_signed_in', 401],
  ['too_many_requests', 429],
  ['server_error', 500],
  ['unavailable', 503],
] as const)('%s is an answer, and is sent again', (code, status) => {
  expect(isUnanswered(error(code, status))).toBe(false);
  expect(isToBeSentAgain(error(code, status))).toBe(true);
});

test.each([
  ['invalid_input', 400],
  ['forbidden', 403],
  ['tuition_over', 409],
] as const)('%s is a refusal', (code, status) => {
  expect(isUnanswered(error(code, status))).toBe(false);
  expect(isToBeSentAgain(error(code, status))).toBe(false);
});
