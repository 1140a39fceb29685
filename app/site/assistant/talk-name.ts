/** The page and the floating assistant of our app show one conversation. */
export const TALK = 'app';
