import { referenceOf } from '#core/ground/api/reference-of.ts';
import { personDescriptions } from './fields/person-descriptions.ts';
import { numberChangeContract } from './number-change-contract.ts';
import { EXAMPLE_PICTURE } from './profile/example-picture.ts';

export const numberChangeReference = referenceOf(numberChangeContract, {
  shared: [personDescriptions],
  fields: {
    'params.id': 'Id of the change.',
    'getNumberChange.answer.phone_no': 'Number of now, 01XXXXXXXXX.',
    has_password: 'True where the account has a password.',
    needs_picture: 'True where staff need a picture of an identity card if they are to decide.',
    open: 'The change that goes on: begun by this session, or with staff; null where there is none.',
    state:
      '`begun`, `waiting` for staff, `approved` (in effect a day later), `done`, `refused`, `stopped` or `undone`.',
    'open.new_phone': 'New number, 01XXXXXXXXX; null until it is given.',
    'open.old_verified': 'True where a code to the number of now was given.',
    new_verified: 'True where a code to the new number was given.',
    due_at: 'Moment at which an approved change comes into effect, ISO 8601 in UTC; null before.',
    refused: 'Why staff refused the last change they refused; null where they refused none.',
    resend_in: 'Seconds until another code may be requested; the same for every number.',
    otp: 'The six digits that came by SMS, in Latin or Bengali digits.',
    password: 'Password of the account, where it has one.',
    'body.phone_no': 'New mobile number in any usual writing, such as 01711000003.',
    changed: 'True where the number has changed; false where staff decide, once they know more.',
    api_token: 'Token in place of the one before. Only for clients without our cookie.',
    exp: 'When the session ends, in seconds since 1970; missing where nothing has changed.',
    'body.statement': 'What staff can know the person by, 500 letters at most.',
    'body.picture':
      'Picture of an identity card as a data address (PNG or JPEG, base64), 512,000 bytes at most.',
    token: 'Token of the link that went to the old number and the e-mail.',
    'stopNumberChange.answer.state':
      '`stopped` where it was not in effect yet, `undone` where it was.',

    'query.status': 'State of the changes to filter by. All without it.',
    data: 'Changes of this page, the longest waiting first.',
    'data.id': 'Id of the change.',
    person: 'Whose number it is.',
    'person.type': 'Kind of account.',
    has_identity_papers:
      'Of a tutor: papers, checked or 30 days old when it was requested, are at /staff/documents/{user_id}.',
    request_numbers:
      'Of a guardian: ids of requests that were 30 days old when it was requested, the newest first.',
    old_phone: 'Number that is given up, 01XXXXXXXXX.',
    'data.new_phone': 'New number, 01XXXXXXXXX; null until it is given.',
    'data.old_verified': 'True where a code to the old number was given.',
    'data.statement': 'What the person wrote; null where nothing was.',
    has_picture: 'True where a picture was given.',
    asked_at: 'Moment at which staff were asked, ISO 8601 in UTC; null where they were not.',
    changed_at: 'Moment at which the number changed, ISO 8601 in UTC; null before.',
    decided_at: 'Moment at which staff decided, ISO 8601 in UTC; null before.',
    'data.answer': 'Why staff refused; null where they did not.',
    'approveNumberChange.body':
      'The change comes into effect 24 hours later, unless somebody stops it until then.',
    'refuseNumberChange.body.reason':
      'Why it is refused, 500 letters at most; the person reads it.',
  },
  examples: {
    verifyOldNumber: { query: { lang: 'en' }, body: { otp: '482913' } },
    loseOldNumber: { query: { lang: 'en' }, body: { password: 'a fine pass phrase' } },
    sendNewNumberCode: { query: { lang: 'en' }, body: { phone_no: '01711000003' } },
    verifyNewNumber: { query: { lang: 'en' }, body: { phone_no: '01711000003', otp: '482913' } },
    askForNumberChange: {
      query: { lang: 'en' },
      body: {
        statement: 'My phone was stolen. I signed up in March and live in Mirpur 1.',
        picture: EXAMPLE_PICTURE,
      },
    },
    stopNumberChange: {
      query: { lang: 'en' },
      body: { token: 'q3Vd0mJw8Xc5rT1yZb7nKf2hLs9pGa4e' },
    },
    listStaffNumberChanges: { query: { status: 'waiting', page: 1 } },
    getNumberChangePicture: { params: { id: 2 } },
    approveNumberChange: { params: { id: 2 }, body: { version: 1 } },
    refuseNumberChange: {
      params: { id: 2 },
      body: { version: 1, reason: 'The picture shows somebody else.' },
    },
  },
});
