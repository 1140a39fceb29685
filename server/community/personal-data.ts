/** The tables of what somebody wrote in the community, and did with what others wrote. */
import * as s from '#server/ground/db/all-tables.ts';
import { user } from '#server/ground/personal-data/owned-by.ts';
import { type PersonalTable, WITH_ACCOUNT } from '#server/ground/personal-data/personal-table.ts';

const MEMBERS = 'tutors and guardians; while it is held or removed the person and staff';
/** The hidden columns: of what staff decided, and of sending once. */
const HIDDEN = 'decidedBy decidedAt idempotencyKey idempotencyHash';

export const communityTables: PersonalTable[] = [
  {
    table: s.communityReports,
    ...WITH_ACCOUNT,
    of: user(s.communityReports.userId),
    exported: ['reason', 'text', 'at'],
    hidden: 'id postId commentId userId settledAt',
    what: 'posts and comments the person has reported',
    readers: 'staff',
  },
  {
    table: s.communityLikes,
    ...WITH_ACCOUNT,
    of: user(s.communityLikes.userId),
    exported: ['postId', 'at'],
    hidden: 'userId',
    what: 'posts the person likes',
    readers: 'nobody; counted for tutors and guardians',
  },
  {
    table: s.communityShares,
    ...WITH_ACCOUNT,
    of: user(s.communityShares.userId),
    exported: ['postId', 'at'],
    hidden: 'userId',
    what: 'posts whose link the person has passed on',
    readers: 'nobody; counted for tutors and guardians',
  },
  {
    table: s.communityComments,
    ...WITH_ACCOUNT,
    of: user(s.communityComments.userId),
    exported: ['postId', 'text', 'state', 'heldFor', 'removedReason', 'createdAt', 'editedAt'],
    hidden: `id userId ${HIDDEN}`,
    what: 'comments on posts of the community',
    readers: MEMBERS,
  },
  {
    table: s.communityPictures,
    ...WITH_ACCOUNT,
    of: user(s.communityPictures.userId),
    exported: ['postId', 'width', 'height', 'createdAt'],
    hidden: 'id userId position file',
    what: 'pictures of posts; those of posts that were never sent for a day',
    readers: MEMBERS,
  },
  {
    table: s.communityPosts,
    ...WITH_ACCOUNT,
    of: user(s.communityPosts.userId),
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
