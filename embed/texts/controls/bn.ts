export { default as boardControls } from '#locales/bn/market/boardControls.json' with {
  type: 'json',
};
