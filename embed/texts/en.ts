export { default as board } from '#locales/en/board.json' with { type: 'json' };
export { default as job } from '#locales/en/job.json' with { type: 'json' };
