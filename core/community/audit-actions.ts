/** The acts of the wing that stand in the audit log: core/staff/audit-actions.ts. */
export const auditActions = [
  'community_post_created',
  'community_post_updated',
  'community_post_deleted',
  'community_post_reported',
  'community_comment_created',
  'community_comment_updated',
  'community_comment_deleted',
  'community_comment_reported',
  'review_created',
  'review_updated',
  'review_deleted',
  'review_reported',
  'review_answered',
  'review_answer_updated',
  'review_answer_deleted',
] as const;
