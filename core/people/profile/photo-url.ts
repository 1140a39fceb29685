/**
 * Returns the address a profile photo is read from; `photo` is the file name in a user's record.
 */
export const photoUrl = (photo: string): string => `/storage/profile/${encodeURIComponent(photo)}`;
