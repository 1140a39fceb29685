export { default as job } from '#locales/bn/job.json' with { type: 'json' };
