export { default as board } from '#locales/bn/market/board.json' with { type: 'json' };
