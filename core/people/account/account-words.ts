export const accountTypes = ['tutor', 'parent', 'staff'] as const;
/** Set by staff; red locks the profile. */
export const accountColours = ['green', 'yellow', 'red'] as const;
