/** Letters a guardian may write about themselves. */
export const GUARDIAN_ABOUT_MAX = 500;
