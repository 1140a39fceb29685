/** Numbers and words of the community. Source: docs/requirements/community/community.md, "Writing". */
export const POST_MAX = 2000;
export const COMMENT_MAX = 500;
export const PICTURES_MAX = 4;
export const EDIT_MINUTES = 15;
/** So many different people have to report something before it is hidden until staff have looked. */
export const REPORTS_TO_HOLD = 3;
export const POSTS_PAGE = 10;
export const COMMENTS_PAGE = 20;

/** The posts a list has: everybody's, those of the own areas, the own. */
export const feedScopes = ['all', 'area', 'own'] as const;
export type FeedScope = (typeof feedScopes)[number];

/** `held`: only the author sees it until staff have looked. */
export const communityStates = ['shown', 'held', 'removed'] as const;

/** The reasons why something is held: what the text seems to have in it, or what others said. */
export const textHoldReasons = ['number', 'email', 'link', 'address', 'child'] as const;
export type TextHoldReason = (typeof textHoldReasons)[number];
export const holdReasons = [...textHoldReasons, 'reported'] as const;
export type HoldReason = (typeof holdReasons)[number];

export const communityReports = ['rude', 'spam', 'private', 'untrue', 'other'] as const;
export const REPORT_TEXT_MAX = 500;

export const communityRoles = ['tutor', 'guardian'] as const;
export type CommunityRole = (typeof communityRoles)[number];

export const communityKinds = ['post', 'comment'] as const;
export type CommunityKind = (typeof communityKinds)[number];

export const staffCommunityFilters = ['waiting', 'removed', 'all'] as const;
export type StaffCommunityFilter = (typeof staffCommunityFilters)[number];
