export { default as board } from '#locales/bn/board.json' with { type: 'json' };
export { default as job } from '#locales/bn/job.json' with { type: 'json' };
