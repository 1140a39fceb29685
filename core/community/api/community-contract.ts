/** The community: schemas and access. For tutors and guardians; staff have a desk of their own. */

import { z } from 'zod';
import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { statusAnswer } from '#core/ground/api/fields/success.ts';
import { inSeconds } from '#core/ground/dates/duration.ts';
import { IMAGE_BODY_BYTES } from '#core/people/api/profile/image.ts';
import * as community from './community.ts';

const member = { tag: 'Community', access: 'session', query: langQuery } as const;
const one = { ...member, params: community.communityParams } as const;
const moderated = {
  tag: 'Staff',
  access: 'staff',
  query: langQuery,
  params: community.staffCommunityParams,
  answer: community.staffCommunityChanged,
} as const;

export const communityContract = {
  getCommunityMember: {
    ...member,
    summary: 'What the caller may do here: areas, and names of children that keep a text back',
    answer: community.communityMember,
  },
  listCommunityPosts: {
    ...member,
    summary: 'Posts of everybody, of the own areas or the own, a page at a time',
    query: community.communityPostsQuery,
    answer: community.communityPostsAnswer,
  },
  getCommunityPost: { ...one, summary: 'One post', answer: community.communityPost },
  createCommunityPost: {
    ...member,
    summary: 'Writes a post; what seems to name a child or a way to reach somebody is held',
    body: community.createPostBody,
    answer: community.postSavedAnswer,
  },
  updateCommunityPost: {
    ...one,
    summary: 'Changes the text of an own post, shortly after it was written',
    body: community.updatePostBody,
    answer: community.postSavedAnswer,
  },
  deleteCommunityPost: {
    ...one,
    summary: 'Deletes an own post with all that belongs to it',
    answer: statusAnswer,
  },
  likeCommunityPost: { ...one, summary: 'Likes a post', answer: community.likesAnswer },
  unlikeCommunityPost: { ...one, summary: 'Takes a like back', answer: community.likesAnswer },
  countCommunityShare: {
    ...one,
    summary: 'Notes that the caller has passed on the link of a post, each person once',
    answer: community.sharesAnswer,
  },
  reportCommunityPost: {
    ...one,
    summary: 'Says what is wrong with a post; three people hold it',
    body: community.reportCommunityBody,
    answer: statusAnswer,
  },
  addCommunityPicture: {
    ...member,
    summary: 'A picture for a post that is being written; a day later it is gone',
    bodyBytes: IMAGE_BODY_BYTES,
    body: community.addPictureBody,
    answer: z.object({ id: z.int(), width: z.int(), height: z.int() }),
  },
  getCommunityPicture: {
    tag: 'Community',
    access: 'session',
    summary: 'A picture of a post, for whoever sees the post, and staff',
    ownBrowserSeconds: inSeconds({ days: 1 }),
    params: community.communityParams,
    file: 'image/webp',
    answer: z.custom<Uint8Array>(),
  },
  listCommunityComments: {
    ...one,
    summary: 'Comments on a post, a page at a time',
    query: community.communityCommentsQuery,
    answer: community.communityCommentsAnswer,
  },
  createCommunityComment: {
    ...one,
    summary: 'Comments on a post; held as posts are',
    body: community.createCommentBody,
    answer: community.commentSavedAnswer,
  },
  updateCommunityComment: {
    ...one,
    summary: 'Changes an own comment, shortly after it was written',
    body: community.updateCommentBody,
    answer: community.commentSavedAnswer,
  },
  deleteCommunityComment: {
    ...one,
    summary: 'Deletes an own comment',
    answer: statusAnswer,
  },
  reportCommunityComment: {
    ...one,
    summary: 'Says what is wrong with a comment; three people hold it',
    body: community.reportCommunityBody,
    answer: statusAnswer,
  },
  listStaffCommunity: {
    tag: 'Staff',
    access: 'staff',
    readsPeople: 'community',
    summary: 'Posts and comments that are held or reported, the longest waiting first',
    query: community.staffCommunityQuery,
    answer: community.staffCommunityAnswer,
  },
  approveCommunity: {
    ...moderated,
    summary: 'Shows a post or comment, or keeps it in spite of reports',
  },
  removeCommunity: {
    ...moderated,
    summary: 'Removes a post or comment; who wrote it is notified why',
    body: community.removeCommunityBody,
  },
} satisfies Record<string, EndpointRules>;
