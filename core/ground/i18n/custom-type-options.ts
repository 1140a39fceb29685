/** The keys that `t` takes in each area: types fail where one is unknown. */
import type { Resources } from './resources.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: Resources;
    nsSeparator: false;
    returnNull: false;
    // The texts of a JSON file are of type `string`: there is nothing to read in them.
    parseInterpolation: false;
    strictInterpolationChecks: false;
  }
}
