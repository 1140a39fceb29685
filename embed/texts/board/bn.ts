export { default as common } from '#locales/bn/ground/common.json' with { type: 'json' };
export { default as board } from '#locales/bn/market/board.json' with { type: 'json' };
