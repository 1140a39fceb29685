/** Tells whether somebody may be looking. Whether an answer can come, only asking tells. */
export const isInSight = () => document.visibilityState === 'visible';
