export { default as job } from '#locales/bn/market/job.json' with { type: 'json' };
