/** Public answers are the same for everybody, so that they can be cached. */
export const OWN_ROWS =
  "the caller's own, in the tutor's own lists; empty in public answers, which are the same for everybody";
