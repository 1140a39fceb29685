export { default as job } from '#locales/en/job.json' with { type: 'json' };
