export { default as common } from '#locales/en/ground/common.json' with { type: 'json' };
export { default as job } from '#locales/en/market/job.json' with { type: 'json' };
