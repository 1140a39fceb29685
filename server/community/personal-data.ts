/** The tables of what somebody wrote in the community, did with what others wrote, and closed. */
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  communityLikes,
  communityReports,
  communityShares,
} from '#server/ground/db/schema/community-answers.ts';
import { communityComments } from '#server/ground/db/schema/community-comments.ts';
import { communityPictures, communityPosts } from '#server/ground/db/schema/community-posts.ts';
import { noticeDismissals, notices } from '#server/ground/db/schema/notices.ts';
import { user } from '#server/ground/personal-data/owned-by.ts';
import {
  EXPORTED,
  OWN,
  type PersonalTable,
  WITH_ACCOUNT,
} from '#server/ground/personal-data/personal-table.ts';

const MEMBERS = 'tutors and guardians; while it is held or removed the person and staff';
/** The hidden columns: of what staff decided, and of sending once. */
const HIDDEN = 'decidedBy decidedAt idempotencyKey idempotencyHash';

// What staff wrote for everybody, and which of the staff did.
export const impersonalTables: PgTable[] = [notices];

export const communityTables: PersonalTable[] = [
  {
    table: noticeDismissals,
    ...EXPORTED,
    ...WITH_ACCOUNT,
    of: user(noticeDismissals.userId),
    what: 'notices of the board the person has closed',
    readers: OWN,
  },
  {
    table: communityReports,
    ...WITH_ACCOUNT,
    of: user(communityReports.userId),
    exported: ['reason', 'text', 'at'],
    hidden: 'id postId commentId userId settledAt',
    what: 'posts and comments the person has reported',
    readers: 'staff',
  },
  {
    table: communityLikes,
    ...WITH_ACCOUNT,
    of: user(communityLikes.userId),
    exported: ['postId', 'at'],
    hidden: 'userId',
    what: 'posts the person likes',
    readers: 'nobody; counted for tutors and guardians',
  },
  {
    table: communityShares,
    ...WITH_ACCOUNT,
    of: user(communityShares.userId),
    exported: ['postId', 'at'],
    hidden: 'userId',
    what: 'posts whose link the person has passed on',
    readers: 'nobody; counted for tutors and guardians',
  },
  {
    table: communityComments,
    ...WITH_ACCOUNT,
    of: user(communityComments.userId),
    exported: ['postId', 'text', 'state', 'heldFor', 'removedReason', 'createdAt', 'editedAt'],
    hidden: `id userId ${HIDDEN}`,
    what: 'comments on posts of the community',
    readers: MEMBERS,
  },
  {
    table: communityPictures,
    ...WITH_ACCOUNT,
    of: user(communityPictures.userId),
    exported: ['postId', 'width', 'height', 'createdAt'],
    hidden: 'id userId position file',
    what: 'pictures of posts; those of posts that were never sent for a day',
    readers: MEMBERS,
  },
  {
    table: communityPosts,
    ...WITH_ACCOUNT,
    of: user(communityPosts.userId),
    exported: [
      'id',
      'locationId',
      'text',
      'state',
      'heldFor',
      'removedReason',
      'createdAt',
      'editedAt',
    ],
    hidden: `userId ${HIDDEN}`,
    what: 'posts in the community, with the area they were written for',
    readers: MEMBERS,
  },
];
