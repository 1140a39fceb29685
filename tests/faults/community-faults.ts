/** Faults of posts, comments, reviews and the notice board. */
import { type Fault, server } from './fault.ts';

const postFaults: readonly Fault[] = [
  {
    name: 'A post that is held is read by everybody',
    file: 'server/community/posts/find-posts.ts',
    find: "and(eq(communityPosts.state, 'shown'), isNull(users.deactivatedAt))",
    replace: 'isNull(users.deactivatedAt)',
    ...server('tests/server/community/community-posts.test.ts'),
  },
  {
    name: 'The picture of a post that was not sent is seen by others',
    file: 'server/community/posts/post-pictures.ts',
    find: "and(eq(communityPosts.state, 'shown'), isNull(users.deactivatedAt))",
    replace: 'isNull(users.deactivatedAt)',
    ...server('tests/server/community/community-posts.test.ts'),
  },
  {
    name: 'A picture of somebody else stands in an own post',
    file: 'server/community/posts/create-post.ts',
    find: '          eq(communityPictures.userId, userId),\n',
    replace: '',
    ...server('tests/server/community/community-posts.test.ts'),
  },
  {
    name: 'A post is written for an area that is not the own',
    file: 'server/community/posts/create-post.ts',
    find: "if (!areas.includes(locationId)) throw fieldError('location_id', 'invalid');",
    replace: '',
    ...server('tests/server/community/community-posts.test.ts'),
  },
  {
    name: 'Somebody changes the post of another',
    file: 'server/community/posts/moderated-items.ts',
    find: "if (item.userId !== userId) throw ref.kind === 'post' ? postNotFound() : commentNotFound();",
    replace: '',
    ...server('tests/server/community/community-posts.test.ts'),
  },
  {
    name: 'A post is changed after a quarter of an hour',
    file: 'server/community/posts/standing.ts',
    find: "if (!isEditable(row, now)) throw new ApiError('edit_over', { values: { minutes: EDIT_MINUTES } });",
    replace: '',
    ...server('tests/server/community/community-posts.test.ts'),
  },
  {
    name: 'Whoever is banned writes on in the community',
    file: 'server/community/posts/member.ts',
    find: "if (!mayWrite(member, now)) throw new ApiError('banned', { text: 'banned_community' });",
    replace: '',
    ...server('tests/server/community/community-posts.test.ts'),
  },
  {
    name: 'Two reports hide a post',
    file: 'server/community/posts/report-item.ts',
    find: '>= REPORTS_TO_HOLD',
    replace: '>= REPORTS_TO_HOLD - 1',
    ...server('tests/server/community/community-staff.test.ts'),
  },
  {
    name: 'Another text settles what others reported',
    file: 'server/community/posts/standing.ts',
    find: "if (heldFor.includes('reported')) reasons.push('reported');",
    replace: '',
    ...server('tests/server/community/community-staff.test.ts'),
  },
  {
    name: 'A post that staff keep stays in their queue',
    file: 'server/community/posts/moderate-item.ts',
    find: 'await settleReports(db, { kind, id }, decidedAt);',
    replace: '',
    ...server('tests/server/community/community-staff.test.ts'),
  },
  {
    name: 'The author hears of every comment at once',
    file: 'server/community/posts/notify-commented.ts',
    find: 'if ((await countUse(db, [commentedLimit(post.id)], services.now())) > 0) return;',
    replace: '',
    ...server('tests/server/community/community-staff.test.ts'),
  },
  {
    name: 'The author hears of a comment that nobody sees',
    file: 'server/community/posts/create-comment.ts',
    find: "if (standing.state === 'shown') await notifyCommented",
    replace: 'await notifyCommented',
    ...server('tests/server/community/community-staff.test.ts'),
  },
];

const reviewFaults: readonly Fault[] = [
  {
    name: 'A review is written in the first week',
    file: 'server/community/reviews/write-review.ts',
    find: 'if (!mayReview(reviewed, now))',
    replace: 'if (false)',
    ...server('tests/server/community/reviews.test.ts'),
  },
  {
    name: 'A guardian changes the review of another guardian',
    file: 'server/community/reviews/write-review.ts',
    find: 'and(eq(reviews.id, id), eq(reviews.parentId, parent.id))',
    replace: 'eq(reviews.id, id)',
    ...server('tests/server/community/reviews.test.ts'),
  },
  {
    name: 'A review gives everybody a phone number',
    file: 'server/community/reviews/write-review.ts',
    find: '  checkText(given);\n',
    replace: '',
    ...server('tests/server/community/reviews.test.ts'),
  },
  {
    name: 'A hidden review still counts for the stars',
    file: 'server/community/reviews/moderate-review.ts',
    find: '  await refreshListings(db, [review.tutorId], at);\n',
    replace: '',
    ...server('tests/server/community/reviews.test.ts'),
  },
  {
    name: 'A hidden answer is still read by everybody',
    file: 'server/community/reviews/present-review.ts',
    find: ' || answer.hiddenAt !== null',
    replace: '',
    ...server('tests/server/community/review-answers.test.ts'),
  },
  {
    name: 'A tutor writes a hidden answer anew',
    file: 'server/community/reviews/answers/write-answer.ts',
    find: "if (found.answer && found.answer.hiddenAt !== null) throw new ApiError('wrong_state');",
    replace: '',
    ...server('tests/server/community/review-answers.test.ts'),
  },
  {
    name: 'Who has written a review is asked for it',
    file: 'server/community/reviews/ask-for-reviews.ts',
    find: '...(due.reviewId === null ? [toGuardian] : [])',
    replace: 'toGuardian',
    ...server('tests/server/community/review-answers.test.ts'),
  },
];

const noticeFaults: readonly Fault[] = [
  {
    name: 'A tutor reads the notices for guardians',
    file: 'server/community/notices/read-board.ts',
    find: 'and(inArray(notices.audience, noticesFor(type)), inWindow',
    replace: 'and(inWindow',
    ...server('tests/server/community/notices.test.ts'),
  },
  {
    name: 'A notice that was closed comes back',
    file: 'server/community/notices/read-board.ts',
    find: ', notExists(isClosedBy(db, reader))',
    replace: '',
    ...server('tests/server/community/notices.test.ts'),
  },
  {
    name: 'A notice one person has closed is gone for all',
    file: 'server/community/notices/read-board.ts',
    find: ', eq(noticeDismissals.userId, id)',
    replace: '',
    ...server('tests/server/community/notices.test.ts'),
  },
  {
    name: 'The days of a notice are counted in UTC',
    file: 'server/community/notices/read-board.ts',
    find: "'active', dhakaDate(now)",
    replace: "'active', now.toISOString().slice(0, 10)",
    ...server('tests/server/community/notices.test.ts'),
  },
  {
    name: 'Somebody learns that there is a notice for others',
    file: 'server/community/notices/read-board.ts',
    find: `  if ((await db.$count(notices, isTheirs)) === 0)
    throw new ApiError('not_found', { text: 'entry_not_found' });
`,
    replace: '',
    ...server('tests/server/community/notices.test.ts'),
  },
  {
    name: 'Of two of the staff the later one writes over the notice',
    file: 'server/staff/notices/save-notice.ts',
    find: `    if (row.version !== version)
      throw new ApiError('changed_meanwhile', { text: 'version_conflict' });
`,
    replace: '',
    ...server('tests/server/community/notices.test.ts'),
  },
  {
    name: 'A notice that was ended is changed',
    file: 'server/staff/notices/save-notice.ts',
    find: "if (row.endedAt !== null) throw new ApiError('changed_meanwhile', { text: 'version_conflict' });",
    replace: '',
    ...server('tests/server/community/notices.test.ts'),
  },
];

export const communityFaults: readonly Fault[] = [...postFaults, ...reviewFaults, ...noticeFaults];
