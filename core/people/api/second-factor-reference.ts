import { referenceOf } from '#core/ground/api/reference-of.ts';
import { accountDescriptions } from './account-descriptions.ts';
import { secondFactorContract } from './second-factor-contract.ts';

export const secondFactorReference = referenceOf(secondFactorContract, {
  shared: [accountDescriptions],
  fields: {
    state:
      '`on`, `not_used`, `needed` (this session has to give it) or `setup` (it has to be set up first).',
    recovery_codes_left: 'How many recovery codes have not been used.',
    'body.code': 'Six digits of the authenticator app, or a recovery code.',
    'confirmSecondFactor.body.code': 'Six digits of the new app.',
    'setUpSecondFactor.body.code':
      'Where an app is in use already: six digits of it, or a recovery code.',
    secret: 'Secret in base32, for typing it into the app.',
    uri: 'The same as an address that begins with `otpauth://`, for a QR code.',
    recovery_codes: 'Recovery codes, each for one use; they are shown only now.',
  },
  examples: {
    giveSecondFactor: { query: { lang: 'en' }, body: { code: '482913' } },
    setUpSecondFactor: { query: { lang: 'en' }, body: { code: '' } },
    confirmSecondFactor: { query: { lang: 'en' }, body: { code: '482913' } },
    renewRecoveryCodes: { query: { lang: 'en' }, body: { code: '482913' } },
  },
});
