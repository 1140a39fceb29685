import { z } from 'zod';

const isOrigin = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
};

/** Origins the tiles, letters and signs of a map style come from, with commas between them. */
export const mapHosts = z.string().transform((text, context) => {
  const origins = text.split(',').map((one) => one.trim());
  if (origins.every(isOrigin)) return origins;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});
