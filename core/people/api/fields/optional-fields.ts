/** Form fields that may be left empty: forms send '' or null for them. */
import { z } from 'zod';
import { blankToMissing } from '#core/ground/api/fields/fields.ts';
import { letters } from '#core/ground/api/fields/letters.ts';
import { parseUrl } from '#core/ground/text/parse-url.ts';
import { phone } from './account-fields.ts';

export const requiredText = (max: number, min = 1) =>
  z.preprocess(blankToMissing, z.string().trim().normalize('NFC').superRefine(letters(min, max)));

export const optionalText = (max: number) =>
  z.preprocess(
    blankToMissing,
    z.string().trim().normalize('NFC').superRefine(letters(0, max)).optional(),
  );

export const requiredPhone = z.preprocess(blankToMissing, phone);
export const optionalPhone = z.preprocess(blankToMissing, phone.optional());

/** '1', 'true' and their like, as HTML forms send them. */
export const flag = z.preprocess((value) => {
  if (value === '1' || value === 1 || value === 'true') return true;
  if (value === '0' || value === 0 || value === 'false' || value === '' || value === null)
    return false;
  return value;
}, z.boolean());

/** YYYY-MM-DD of a day that exists. */
export const day = z.preprocess(
  blankToMissing,
  z.string().refine(
    (text) => {
      const at = new Date(`${text}T00:00:00Z`);
      return (
        /^\d{4}-\d{2}-\d{2}$/.test(text) &&
        !Number.isNaN(at.getTime()) &&
        at.toISOString().startsWith(text)
      );
    },
    { params: { code: 'date_format' } },
  ),
);

/** https addresses only: they become links on public pages. */
export const optionalVideo = z.preprocess(
  blankToMissing,
  z
    .string()
    .trim()
    .max(300)
    .refine((text) => parseUrl(text)?.protocol === 'https:', {
      params: { code: 'video_link' },
    })
    .optional(),
);
