import { z } from 'zod';
import { IMAGE_MAX_BYTES } from '#core/people/profile/profile-constants.ts';

/** Room for the largest image in base64 and the JSON around it. */
export const IMAGE_BODY_BYTES = 716_800;
const DATA_URL = /^data:image\/(png|jpe?g);base64,([A-Za-z0-9+/]+={0,2})$/;
const LONGEST_TEXT = Math.ceil(IMAGE_BODY_BYTES / 4) * 4;

const sizeOf = (base64: string) =>
  (base64.length / 4) * 3 - (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0);

/**
 * A data address as browsers make it, given back as its base64 part. What the bytes really are is
 * for the server to find out.
 */
export const imageText = z.string().transform((text, context) => {
  const fail = (code: string) => {
    context.addIssue({ code: 'custom', params: { code } });
    return z.NEVER;
  };
  if (text === '') return fail('image_required');
  if (text.length > LONGEST_TEXT) return fail('image_too_large');
  if (!text.startsWith('data:image/')) return fail('not_an_image');
  const [, , base64] = DATA_URL.exec(text) ?? [];
  if (base64 === undefined || base64.length % 4 !== 0) return fail('image_format');
  return sizeOf(base64) > IMAGE_MAX_BYTES ? fail('image_too_large') : base64;
});
