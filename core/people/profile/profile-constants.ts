/**
 * Fixed numbers and choices of the tutor's profile; salaries in taka a month. Source:
 * docs/requirements/people/tutor-profile.md, "Settings".
 */
export const MINIMUM_EXPECTED_SALARY = 1500;
export const MAXIMUM_EXPECTED_SALARY = 500_000;
export const ABOUT_MIN = 130;
export const ABOUT_MAX = 500;
export const MAX_PREFERRED_LOCATIONS = 30;

export const WALLET_TYPES = ['bkash', 'nagad', 'upai'] as const;
export const MAX_MOBILE_BANKING_NUMBERS = 3;

export const SOCIAL_NETWORKS = ['facebook', 'instagram', 'x', 'linkedin'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** 500 KB, counted in bytes of the image itself and not of its text form. */
export const IMAGE_MAX_BYTES = 512_000;
/** A small file can hold a picture that takes gigabytes once unpacked. */
export const IMAGE_MAX_PIXELS = 16_000_000;
