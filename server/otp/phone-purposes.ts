/** Purposes of codes that go to a phone, whoever has it and whether or not it has an account. */
export const PHONE_PURPOSES = ['hire', 'sign_in'] as const;
export type PhonePurpose = (typeof PHONE_PURPOSES)[number];
