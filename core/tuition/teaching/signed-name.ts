/** Characters of the name a letter is signed with. */
export const SIGNED_NAME_MIN = 3;
export const SIGNED_NAME_MAX = 80;
