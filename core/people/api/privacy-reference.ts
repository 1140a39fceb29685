import { referenceOf } from '#core/ground/api/reference-of.ts';
import { privacyContract } from './privacy-contract.ts';

export const privacyReference = referenceOf(privacyContract, {
  fields: {
    exported_at: 'Moment of which the data is, ISO 8601 in UTC.',
    data: 'Rows by table; docs/privacy.md says what each table holds.',
    resend_in: 'Seconds until another code may be requested.',
    password: 'Password of the account, where it has one.',
    otp: 'The six digits that came by SMS, where the account has no password.',
    deleted_at:
      'Moment at which the account is deleted, ISO 8601 in UTC; until then it can be undone.',
  },
  examples: { askDeletion: { query: { lang: 'en' }, body: { password: 'a fine pass phrase' } } },
});
