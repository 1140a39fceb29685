/**
 * The canonical page of a tutor on our own origin.
 * Source: docs/requirements/market/tutor-hub.md, "Profile".
 */
export const tutorPath = (tutorid: string) => `/hub/tutor-profile/${encodeURIComponent(tutorid)}`;
