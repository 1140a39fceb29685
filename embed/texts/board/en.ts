export { default as board } from '#locales/en/board.json' with { type: 'json' };
