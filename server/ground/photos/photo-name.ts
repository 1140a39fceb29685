import { randomBytes } from 'node:crypto';

/** 128 random bits: nobody finds a picture by trying names. */
export const newPhotoName = (): string => `${randomBytes(16).toString('hex')}.webp`;
