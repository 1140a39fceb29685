import { describe, expect, test } from 'vitest';
import { bachelorSetupBody } from '#core/people/api/profile/education.ts';
import { toResult } from '#core/people/profile/education-rules.ts';

describe('a result is taken as people write it', () => {
  test.each([
    ['3.5', '3.50'],
    ['3,5', '3.50'],
    ['৩.৫', '3.50'],
    ['৩,৭৫', '3.75'],
    ['4', '4.00'],
    ['3.567', '3.57'],
    [' 3.50 ', '3.50'],
    ['3.', '3.00'],
    ['First Division', 'First Division'],
    ['5 A*, 2 A', '5 A*, 2 A'],
    ['good', 'good'],
  ])('%s', (written, kept) => expect(toResult(written)).toBe(kept));

  test('the form takes it, and still refuses what is no result', () => {
    const studies = {
      exam_title_id: 1,
      department_id: 1,
      university_id: 1,
      university_type_id: 1,
      current_semester: 3,
    };
    expect(bachelorSetupBody.parse({ ...studies, result: '৩,৫' })).toMatchObject({
      result: '3.50',
    });
    expect(bachelorSetupBody.safeParse({ ...studies, result: '4.5' }).success).toBe(false);
    expect(bachelorSetupBody.safeParse({ ...studies, result: 'good' }).success).toBe(false);
    expect(bachelorSetupBody.parse({ ...studies, result: '' }).result).toBeUndefined();
  });
});
