/** The wing's areas of texts, by the names of their files: core/ground/i18n/resources.ts. */
export interface Areas {
  common: typeof import('./common.json');
  errors: typeof import('./errors.json');
  form: typeof import('./form.json');
  /** Lists of the app that are read page by page. */
  list: typeof import('./list.json');
}
