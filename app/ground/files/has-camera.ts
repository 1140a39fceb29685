/** Phones have a camera at hand; elsewhere the device's picker is the same for both. */
export const hasCamera = () => matchMedia('(pointer: coarse)').matches;
