/**
 * Returns the path where a request is followed: short, for it stands in messages. Takes its number
 * or its id.
 */
export const followPath = (request: string | number): string =>
  `/r/${String(request).replace(/\D/g, '')}`;
