/** The wing's words in areas that stand in other wings: build/locale-files.ts. */
type Shared = typeof import('./shared.json');

/** The wing's areas of texts, by the names of their files: core/ground/i18n/resources.ts. */
export interface Areas extends Shared {
  auth: typeof import('./auth.json');
  /** Our windows on behalf of a partner's page. */
  connect: typeof import('./connect.json');
  cv: typeof import('./cv.json');
  /** A guardian's own profile, and the change of a number. */
  guardianProfile: typeof import('./guardianProfile.json');
  /** The change of a phone number, for its person and for staff. */
  numberChange: typeof import('./numberChange.json');
  profile: typeof import('./profile.json');
  /** The texts of a widget about its connection. */
  session: typeof import('./session.json');
  settings: typeof import('./settings.json');
  /** A tutor's public page, and the plain fields on it: `label` for the tutor, `title` on the page. */
  tutorProfile: typeof import('./tutorProfile.json');
  /** The page a link in our e-mail leads to. */
  verifyEmail: typeof import('./verifyEmail.json');
}
