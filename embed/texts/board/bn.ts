export { default as board } from '#locales/bn/board.json' with { type: 'json' };
