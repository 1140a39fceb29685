/** The cards speak as the pages do. */
import { createI18n } from '#core/ground/i18n/create-i18n.ts';
import common_bn from '#locales/bn/ground/common.json' with { type: 'json' };
import job_bn from '#locales/bn/market/job.json' with { type: 'json' };
import home_bn from '#locales/bn/site/home.json' with { type: 'json' };
import landing_bn from '#locales/bn/site/landing.json' with { type: 'json' };
import common_en from '#locales/en/ground/common.json' with { type: 'json' };
import job_en from '#locales/en/market/job.json' with { type: 'json' };
import home_en from '#locales/en/site/home.json' with { type: 'json' };
import landing_en from '#locales/en/site/landing.json' with { type: 'json' };

export const cardTexts = {
  en: createI18n('en', { common: common_en, home: home_en, job: job_en, landing: landing_en }),
  bn: createI18n('bn', { common: common_bn, home: home_bn, job: job_bn, landing: landing_bn }),
};
