export { default as job } from '#locales/en/market/job.json' with { type: 'json' };
