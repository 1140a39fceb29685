import { referenceOf } from '#core/ground/api/reference-of.ts';
import { pushContract } from './push-contract.ts';

export const pushReference = referenceOf(pushContract, {
  fields: {
    endpoint:
      'Address of the push service that the subscription of the browser names; https, 2,000 characters at most. Kept, and never sent out again.',
    p256dh: 'Public key of the subscription, base64url.',
    auth: 'Secret that the subscription shares with us, base64url.',
    renews:
      'True where the page only renews what it has: then nothing is saved unless this session takes messages already.',
    'params.id': 'Id of one of the own devices, a UUID.',
    data: 'Devices of the caller that take push messages.',
    'data.id': 'Id of the device, a UUID.',
    device: 'Browser and system in words, such as `Chrome, Android`.',
    created_at: 'Moment since which it takes messages, ISO 8601 in UTC.',
    last_sent_at:
      'Moment of the last message that its push service took, ISO 8601 in UTC; null before the first.',
    is_current: 'True for the device of this session.',
  },
  examples: {
    savePushDevice: {
      query: { lang: 'en' },
      body: {
        endpoint: 'https://fcm.googleapis.com/fcm/send/an-invented-subscription',
        p256dh:
          'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
        auth: 'tBHItJI5svbpez7KI4CCXg',
      },
    },
    removePushDevice: { params: { id: '7b1c5f0e-64f1-4b8e-9d3f-2f6a1d7c9b10' } },
  },
});
