export { default as boardControls } from '#locales/bn/market/boardControls.json' with {
  type: 'json',
};
export { default as tellMe } from '#locales/bn/market/tellMe.json' with { type: 'json' };
