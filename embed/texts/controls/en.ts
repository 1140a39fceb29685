export { default as boardControls } from '#locales/en/market/boardControls.json' with {
  type: 'json',
};
export { default as tellMe } from '#locales/en/market/tellMe.json' with { type: 'json' };
