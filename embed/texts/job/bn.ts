export { default as common } from '#locales/bn/ground/common.json' with { type: 'json' };
export { default as job } from '#locales/bn/market/job.json' with { type: 'json' };
