/** The shape of one language's texts; English is the model, tests hold Bengali to the same keys. */
import type app from '../../locales/en/app.json';
import type auth from '../../locales/en/auth.json';
import type board from '../../locales/en/board.json';
import type common from '../../locales/en/common.json';
import type cv from '../../locales/en/cv.json';
import type job from '../../locales/en/job.json';

export interface Resources {
  common: typeof common;
  board: typeof board;
  job: typeof job;
  app: typeof app;
  auth: typeof auth;
  cv: typeof cv;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
  }
}
