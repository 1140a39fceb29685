import { expect, test } from 'vitest';
import { hubScore, ratingAverage, ratingRank } from '#core/market/hub/hub-score.ts';
import { toVideoId } from '#core/market/hub/video-id.ts';
import { hasContact, hideContact } from '#core/people/contact-data/hide-contact.ts';

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ?t=4', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://m.youtube.com/shorts/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/watch?v=short', null],
  ['https://evil.example/watch?v=aqz-KE-bpKQ', null],
  ['https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ', null],
  ['no address', null],
  [null, null],
])('the video of %s is %s', (address, id) => {
  expect(toVideoId(address)).toBe(id);
});

test.each([
  'Call 01711-223344',
  '০১৭১১ ২২৩৩৪৪ এ ফোন দিন',
  '+8801711223344',
  'me@example.org',
  'see www.example.org/me',
  'facebook.com/somebody',
  'https://t.me/somebody',
])('%s is hidden', (text) => {
  expect(hasContact(text)).toBe(true);
  expect(hideContact(text)).not.toMatch(/\d{5}|example|somebody|২২৩৩৪৪/);
});

test.each([
  'GPA 5.00 in 2019, HSC 4.83',
  'Classes 6 to 10, 12000 taka',
  'B.Sc. in physics, Ph.D. soon',
])('%s stays', (text) => {
  expect(hideContact(text)).toBe(text);
});

test('fifty good reviews weigh more than one perfect one', () => {
  const one = { ratingSum: 5, ratingCount: 1, completedTuitions: 1, profileCompleted: 90 };
  const fifty = { ratingSum: 240, ratingCount: 50, completedTuitions: 50, profileCompleted: 90 };
  const none = { ratingSum: 0, ratingCount: 0, completedTuitions: 0, profileCompleted: 90 };
  expect(ratingRank(fifty)).toBeGreaterThan(ratingRank(one));
  expect(ratingRank(one)).toBeGreaterThan(ratingRank(none));
  expect(hubScore(fifty)).toBeGreaterThan(hubScore(one));
  expect(hubScore({ ...none, profileCompleted: 100 })).toBeGreaterThan(hubScore(none));
  expect([ratingAverage(one), ratingAverage(fifty), ratingAverage(none)]).toEqual([5, 4.8, null]);
  expect(ratingRank({ ratingSum: 0, ratingCount: 3 })).toBeGreaterThan(ratingRank(none));
});
