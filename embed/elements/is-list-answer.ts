/** Our own server answered our own path; this only tells a list from anything else. */
export const isListAnswer = <Answer extends { data: unknown[] }>(
  answer: unknown,
): answer is Answer =>
  typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data);
