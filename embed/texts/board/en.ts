export { default as board } from '#locales/en/market/board.json' with { type: 'json' };
