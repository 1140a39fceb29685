/** The options of i18next for all our texts; the stand-in of the elements knows no other way. */
import type { InitOptions } from 'i18next';

export const options: InitOptions = {
  initAsync: false,
  fallbackLng: false,
  nsSeparator: false,
  missingInterpolationHandler: () => '',
  // React and the templates of the server escape.
  interpolation: { escapeValue: false },
  // The language of an instance stays, and nothing of it is fetched by i18next.
  react: { useSuspense: false, bindI18n: false },
};
