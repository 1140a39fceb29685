/** Posts and comments of tutors and guardians. Nobody is named in full, and no way to reach anybody is given. */
import { z } from 'zod';
import {
  COMMENT_MAX,
  communityKinds,
  communityReports,
  communityRoles,
  communityStates,
  feedScopes,
  holdReasons,
  PICTURES_MAX,
  POST_MAX,
  REPORT_TEXT_MAX,
  staffCommunityFilters,
} from '#core/community/posts/community-constants.ts';
import {
  id,
  idempotencyKey,
  langQuery,
  nullableText,
  optional,
  optionalId,
} from '#core/ground/api/fields/fields.ts';
import { pagedAnswer } from '#core/ground/api/fields/page.ts';
import { success } from '#core/ground/api/fields/success.ts';
import { accountTypes } from '#core/people/account/account-words.ts';
import { optionalPersonText, personText, reason } from '#core/people/api/fields/person-text.ts';
import { actor, staffPage } from '#core/people/api/fields/staff-fields.ts';
import { imageText } from '#core/people/api/profile/image.ts';

const author = z.object({
  first_name: z.string(),
  role: z.enum(communityRoles),
  is_me: z.boolean(),
});
const area = z.object({ id: z.int(), location_name: z.string(), city_name: z.string() });
const picture = z.object({ id: z.int(), width: z.int(), height: z.int() });

/** The state of an item; the last three fields are for its author alone. */
const standing = {
  state: z.enum(communityStates),
  held_for: z.array(z.enum(holdReasons)),
  removed_reason: nullableText,
  editable_until: nullableText,
};

export const communityMember = z.object({
  role: z.enum(communityRoles),
  areas: z.array(area),
  child_names: z.array(z.string()),
  may_write: z.boolean(),
});
export type CommunityMember = z.infer<typeof communityMember>;

export const communityPost = z.object({
  id: z.int(),
  author,
  area: area.nullable(),
  text: z.string(),
  pictures: z.array(picture),
  created_at: z.string(),
  edited_at: nullableText,
  ...standing,
  likes: z.int(),
  is_liked: z.boolean(),
  comments: z.int(),
  shares: z.int(),
});
export type CommunityPost = z.infer<typeof communityPost>;

export const communityComment = z.object({
  id: z.int(),
  author,
  text: z.string(),
  created_at: z.string(),
  edited_at: nullableText,
  ...standing,
});
export type CommunityComment = z.infer<typeof communityComment>;

export const communityParams = z.object({ id });
export const communityPostsQuery = z.object({
  scope: optional(z.enum(feedScopes)).transform((scope) => scope ?? 'all'),
  before: optionalId,
  ...langQuery.shape,
});
const next = z.int().nullable();
export const communityPostsAnswer = z.object({
  data: z.array(communityPost),
  next,
});
export const communityCommentsQuery = z.object({ after: optionalId, ...langQuery.shape });
export const communityCommentsAnswer = z.object({
  data: z.array(communityComment),
  next,
});

const postText = personText(POST_MAX);
export const createPostBody = z.strictObject({
  text: postText,
  location_id: optionalId,
  picture_ids: z.array(id).max(PICTURES_MAX),
  idempotency_key: idempotencyKey,
});
export const updatePostBody = z.strictObject({ text: postText });
const commentText = personText(COMMENT_MAX);
export const createCommentBody = z.strictObject({
  text: commentText,
  idempotency_key: idempotencyKey,
});
export const updateCommentBody = z.strictObject({ text: commentText });
export const postSavedAnswer = z.object({ ...success, post: communityPost });
export const commentSavedAnswer = z.object({ ...success, comment: communityComment });
export const likesAnswer = z.object({ likes: z.int(), is_liked: z.boolean() });
export const sharesAnswer = z.object({ shares: z.int() });
export const addPictureBody = z.strictObject({ image: imageText });
export const reportCommunityBody = z.strictObject({
  reason: z.enum(communityReports),
  text: optionalPersonText(REPORT_TEXT_MAX),
});

export const staffCommunityQuery = z.object({
  filter: optional(z.enum(staffCommunityFilters)).transform((filter) => filter ?? 'waiting'),
  ...staffPage,
  ...langQuery.shape,
});
export const staffCommunityItem = z.object({
  kind: z.enum(communityKinds),
  id: z.int(),
  post_id: z.int(),
  author: z.object({ user_id: z.int(), name: z.string(), type: z.enum(accountTypes) }),
  area: area.nullable(),
  text: z.string(),
  pictures: z.array(picture),
  created_at: z.string(),
  edited_at: nullableText,
  state: z.enum(communityStates),
  held_for: z.array(z.enum(holdReasons)),
  decided: z.object({ by: actor, at: z.string() }).nullable(),
  removed_reason: nullableText,
  reports: z.array(
    z.object({
      reason: z.enum(communityReports),
      text: nullableText,
      at: z.string(),
      by: actor,
      is_open: z.boolean(),
    }),
  ),
});
export type StaffCommunityItem = z.infer<typeof staffCommunityItem>;
export const staffCommunityAnswer = pagedAnswer(staffCommunityItem);
export const staffCommunityParams = z.object({ what: z.enum(communityKinds), id });
/** The reason is sent to who wrote it. */
export const removeCommunityBody = z.strictObject({ reason });
export const staffCommunityChanged = z.object({ ...success, item: staffCommunityItem });
