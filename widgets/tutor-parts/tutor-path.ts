/** The canonical page of a tutor on our own origin. Source: spec tutor-and-parent-areas §2.7. */
export const tutorPath = (tutorid: string) => `/hub/tutor-profile/${encodeURIComponent(tutorid)}`;
