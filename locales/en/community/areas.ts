/** The wing's words in areas that stand in other wings: build/locale-files.ts. */
type Shared = typeof import('./shared.json');

/** The wing's areas of texts, by the names of their files: core/ground/i18n/resources.ts. */
export interface Areas extends Shared {
  /** The texts around what tutors and guardians write for each other. */
  community: typeof import('./community.json');
  /** The texts around what guardians said of the tutor, with the answers. */
  tutorReviews: typeof import('./tutorReviews.json');
}
