/** The fields that word a problem in their own way: docs/requirements/ground/api.md, "Answers". */
const ownWords: Record<string, Record<string, string>> = {
  password: { text_too_short: 'password_too_short' },
  new_password: { text_too_short: 'password_too_short' },
  gender: { required: 'gender_required', invalid: 'gender_required' },
  about_yourself: {
    text_too_short: 'description_invalid',
    text_too_long: 'description_invalid',
  },
  image: { image_too_large: 'photo_too_large' },
  certificate_base64: { not_an_image: 'image_format' },
};

/** The key of locales/{lang}/ground/errors.json `fields` for a problem of a field. */
export const wordOf = (field: string, key: string): string => ownWords[field]?.[key] ?? key;
