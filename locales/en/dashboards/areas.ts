/** The wing's areas of texts, by the names of their files: core/ground/i18n/resources.ts. */
export interface Areas {
  /** A guardian's first screen. */
  dashboard: typeof import('./dashboard.json');
  /** The frame around the areas of tutors and guardians. */
  frame: typeof import('./frame.json');
  setup: typeof import('./setup.json');
  tutor: typeof import('./tutor.json');
}
