const ACCOUNT_PATH = /^\/(?:parent|tutor|staff|notifications|payment)(?:\/|$)/;

/** A screen of somebody's own area, whose menu leads to everything; not `/tutors/…`, which is for all. */
export const isAccountPath = (pathname: string): boolean => ACCOUNT_PATH.test(pathname);
