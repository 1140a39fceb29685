import { referenceOf } from '#core/ground/api/reference-of.ts';
import { personDescriptions } from '#core/people/api/fields/person-descriptions.ts';
import { alertContract } from './alert-contract.ts';
import { jobFilterDescriptions } from './job-descriptions.ts';

const CHALLENGE = 'q3Vd0mJw8Xc5rT1yZb7nKf2hLs9pGa4eUi6oWxCvBnM';
const TOKEN = `12-${CHALLENGE}`;

export const alertReference = referenceOf(alertContract, {
  shared: [jobFilterDescriptions, personDescriptions],
  fields: {
    phone_no: 'Mobile number that gets the messages, in any usual writing, such as 01711000026.',
    'sendAlertCode.body.challenge':
      'The `challenge` of the first answer, where the code is requested once more.',
    'sendAlertCode.answer.challenge': 'Secret that is sent back together with the code.',
    'createAlert.body.challenge': 'The `challenge` that came when the code was sent.',
    resend_in: 'Seconds until another code may be requested.',
    otp: 'The six digits that came by SMS, in Latin or Bengali digits.',
    'body.filter':
      'Filter of the job board with at least one condition; the order is not saved. The same one again renews it.',
    ends_at: 'Moment at which the messages about this search end, ISO 8601 in UTC.',
    token: 'Secret of the link in a message, which stands behind its `#`; it stops one search.',
    data: 'Searches of the phone, 3 at most; first the one of the link.',
    'data.search': 'The search in words.',
    'data.query': 'The filter as in the address of the job board.',
  },
  examples: {
    sendAlertCode: { query: { lang: 'bn' }, body: { phone_no: '01711000026' } },
    createAlert: {
      query: { lang: 'bn' },
      body: {
        phone_no: '01711000026',
        challenge: CHALLENGE,
        otp: '482913',
        filter: { city_id: 1, location_id: [1001], search: 'class 8 math' },
      },
    },
    viewAlerts: { query: { lang: 'en' }, body: { token: TOKEN } },
    stopAlert: { query: { lang: 'en' }, body: { token: TOKEN } },
  },
});
