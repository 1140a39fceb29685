export { default as boardControls } from '#locales/en/market/boardControls.json' with {
  type: 'json',
};
