export { default as common } from '#locales/en/ground/common.json' with { type: 'json' };
export { default as board } from '#locales/en/market/board.json' with { type: 'json' };
