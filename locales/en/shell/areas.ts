/** The wing's areas of texts, by the names of their files: core/ground/i18n/resources.ts. */
export interface Areas {
  app: typeof import('./app.json');
}
