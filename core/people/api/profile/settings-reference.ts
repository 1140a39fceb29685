import { referenceOf } from '#core/ground/api/reference-of.ts';
import { accountDescriptions } from '#core/people/api/account-descriptions.ts';
import { EXAMPLE_PICTURE } from './example-picture.ts';
import { savedDescriptions } from './saved-descriptions.ts';
import { settingsContract } from './settings-contract.ts';

export const settingsReference = referenceOf(settingsContract, {
  shared: [savedDescriptions, accountDescriptions],
  fields: {
    'body.name': 'Full name, 100 letters at most; a name that is left as it was is never refused.',
    'body.email': 'E-mail. A new one counts once the link sent there is opened.',
    'body.gender': '1 male, 2 female.',
    'updateAccountInfo.answer.data': 'The account as it is now.',
    'data.name': 'Full name of the tutor.',
    'data.gender': '1 male, 2 female; null if not given.',
    image:
      'Photo as a data address (PNG or JPEG, base64), 512,000 bytes at most; it is cut square.',
    'updatePhoto.answer.profile_completed':
      'How complete the profile is now, in percent; null for people without a tutor profile.',
    'deletePhoto.answer.profile_completed':
      'How complete the profile is now, in percent; null for people without a tutor profile.',
    new_photo:
      'Address of the photo that staff have not approved, for the tutor and staff; null without one.',
    'getNewPhotoImage.params.id': 'Id of the check of the photo.',
    'getNewPhotoImage.query.version': 'Version of the check; a new photo has another.',
    'getPhotoText.answer.photo': 'The photo as a data address; null without one.',
    'body.facebook': 'Address at Facebook; left out it stays, empty it is removed.',
    'body.instagram': 'Address at Instagram; left out it stays, empty it is removed.',
    'body.x': 'Address at X; left out it stays, empty it is removed.',
    'body.linkedin': 'Address at LinkedIn; left out it stays, empty it is removed.',
    'updateSocialLinks.answer.data': 'The links as they are now.',
    'data.facebook': 'Address at Facebook; null without one.',
    'data.instagram': 'Address at Instagram; null without one.',
    'data.x': 'Address at X; null without one.',
    'data.linkedin': 'Address at LinkedIn; null without one.',
    'listMobileBanking.answer.data': 'Numbers of the tutor that money is sent to.',
    'answer.data': 'The number as it is saved now.',
    'data.id': 'Id of the number.',
    'params.id': 'Id of an own payout number.',
    wallet_type: 'Service of the number; bKash without it.',
    'data.wallet_type': 'Service of the number.',
    'data.account_number': 'Mobile number, 01XXXXXXXXX.',
    'body.account_number': 'Mobile number in any usual writing, such as 01711000002.',
    maximum: 'How many numbers may be stored.',
    'getAccountStatus.answer.account_status':
      '`green` may do all, `yellow` may not apply, `red` may not change the profile; null where it is not known.',
    'getAccountStatus.answer.reason': 'Why, in the words of staff; null if not given.',
    can_edit: 'True where the caller may change the profile.',
    can_apply: 'True where the caller may apply to jobs.',
    'answer.language': 'Language of messages that are sent.',
    'body.language': 'Language of messages that are sent.',
    'answer.email_verified':
      'True where the e-mail is verified; e-mails go to a verified address alone.',
    push_key:
      'Public key with which a browser subscribes to push messages; null where there are none.',
    notifications: 'What the person may turn off, a topic and a channel each.',
    topic: 'Topic of the messages.',
    channel: 'Way they are sent.',
    is_on: 'True where they are sent.',
  },
  examples: {
    updateAccountInfo: {
      query: { lang: 'en' },
      body: { name: 'Nusrat Jahan', email: 'nusrat.jahan@example.com', gender: 2 },
    },
    updatePhoto: { query: { lang: 'en' }, body: { image: EXAMPLE_PICTURE } },
    getNewPhotoImage: { params: { id: 8 }, query: { version: 1 } },
    updateSocialLinks: {
      query: { lang: 'en' },
      body: { facebook: 'https://www.facebook.com/nusrat.jahan.tutor' },
    },
    addMobileBanking: {
      query: { lang: 'en' },
      body: { wallet_type: 'bkash', account_number: '01711000002' },
    },
    updateMobileBanking: {
      params: { id: 7 },
      query: { lang: 'en' },
      body: { wallet_type: 'nagad', account_number: '01711000002' },
    },
    deleteMobileBanking: { params: { id: 7 } },
    updateNotificationChoice: {
      query: { lang: 'en' },
      body: { topic: 'jobs', channel: 'email', is_on: false },
    },
    updateLanguage: { query: { lang: 'en' }, body: { language: 'en' } },
  },
});
