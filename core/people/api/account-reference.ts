import { referenceOf } from '#core/ground/api/reference-of.ts';
import { accountContract } from './account-contract.ts';
import { accountDescriptions } from './account-descriptions.ts';

const PASSWORD = 'seven quiet rivers';

export const accountReference = referenceOf(accountContract, {
  shared: [accountDescriptions],
  rows: { 'getCurrentUser.answer': 'user' },
  fields: {
    'body.name': 'Full name in letters and spaces, 100 at most.',
    'body.phone_no':
      'Mobile number in any usual writing, such as 01711000001, +880 1711-000001 or ০১৭১১০০০০০১.',
    'body.email': 'E-mail; a link is sent there, and it counts once that is opened.',
    'signIn.body.email': 'Phone in any usual writing, or e-mail.',
    'signIn.body.password': 'Password of the account.',
    'body.password': 'Password, 8 to 128 characters, none that everybody knows.',
    password_confirmation: 'The same password once more.',
    'body.gender': '1 male, 2 female.',
    'body.additional_phone_number': 'A second phone in any usual writing.',
    'body.about': 'A few words of the guardian about themselves, 500 letters at most.',
    'registerTutor.answer.data': 'The session that has begun.',
    'registerParent.answer.data': 'The session that has begun.',
    otp_status:
      'What became of the code to the phone: `sent`, `not_needed`, `sms_unavailable` (tried again) or `too_many_requests`.',
    'data.resend_in': 'Seconds until another code may be requested; 0 where none is needed.',
    resend_in: 'Seconds until another code may be requested; the same for every number.',
    'signIn.answer.resend_in':
      'Seconds until another code may be requested; 0 where none is needed.',
    'signInByCode.answer.resend_in':
      'Seconds until another code may be requested; 0 where none is needed.',
    'signInByProof.answer.resend_in':
      'Seconds until another code may be requested; 0 where none is needed.',
    'answer.tutor': 'The tutor of the account; null for guardians and staff.',
    'tutor.id': 'Id of the tutor.',
    'answer.parent': 'The guardian of the account; null for tutors and staff.',
    'parent.id': 'Id of the guardian.',
    proof: 'The `proof` that went with a request which was just sent; it signs in once.',
    'body.otp': 'The six digits that came by SMS, in Latin or Bengali digits.',
    phone_otp: 'The six digits that came by SMS, in Latin or Bengali digits.',
    'resendOtp.body.phone_no':
      'Number of the account that waits for its code, in any usual writing; only without a token.',
    'answer.challenge':
      'Secret that is sent back with the code. Only for clients without our cookie.',
    'body.challenge': 'The `challenge` that came when the code was sent, without our cookie.',
    'answer.token': 'Token that sets a new password, once, within ten minutes.',
    'resetPassword.body.token': 'Token that came for the code.',
    current_password: 'Password of now.',
    new_password: 'New password, 8 to 128 characters, none that everybody knows.',
    new_password_confirmation: 'The same new password once more.',
    'verifyEmail.body.token': 'Token of the link in the e-mail.',
    'params.id': 'Id of one of the own sessions, a UUID.',
    'listSessions.answer.id': 'Id of the session, a UUID.',
    device: 'Browser and system in words, such as `Chrome, Android`.',
    'listSessions.answer.created_at': 'Moment of signing in, ISO 8601 in UTC.',
    last_seen_at: 'Moment at which it was used last, ISO 8601 in UTC.',
    is_current: 'True for the session that asks.',
  },
  examples: {
    registerTutor: {
      query: { lang: 'en' },
      body: {
        name: 'Nusrat Jahan',
        phone_no: '01711000002',
        email: 'nusrat.jahan@example.com',
        password: PASSWORD,
        password_confirmation: PASSWORD,
        gender: 2,
      },
    },
    registerParent: {
      query: { lang: 'en' },
      body: {
        name: 'Farhana Islam',
        phone_no: '01711000001',
        password: PASSWORD,
        password_confirmation: PASSWORD,
      },
    },
    signIn: { query: { lang: 'en' }, body: { email: '01711000001', password: PASSWORD } },
    sendSignInCode: { query: { lang: 'en' }, body: { phone_no: '01711000001' } },
    signInByCode: {
      query: { lang: 'en' },
      body: { phone_no: '01711000001', phone_otp: '482913', challenge: 'q3Vd0mJw8Xc5rT1yZb7nKf2h' },
    },
    signInByProof: { query: { lang: 'en' }, body: { proof: 'q3Vd0mJw8Xc5rT1yZb7nKf2hLs9pGa4e' } },
    verifyOtp: { query: { lang: 'en' }, body: { otp: '482913' } },
    resendOtp: { query: { lang: 'en' }, body: { phone_no: '01711000004' } },
    sendResetOtp: { query: { lang: 'en' }, body: { phone_no: '01711000005' } },
    verifyResetOtp: {
      query: { lang: 'en' },
      body: { phone_no: '01711000001', phone_otp: '482913', challenge: 'q3Vd0mJw8Xc5rT1yZb7nKf2h' },
    },
    resetPassword: {
      query: { lang: 'en' },
      body: {
        phone_no: '01711000001',
        token: 'q3Vd0mJw8Xc5rT1yZb7nKf2hLs9pGa4e',
        password: PASSWORD,
        password_confirmation: PASSWORD,
      },
    },
    setPassword: {
      query: { lang: 'en' },
      body: { password: PASSWORD, password_confirmation: PASSWORD },
    },
    changePassword: {
      query: { lang: 'en' },
      body: {
        current_password: 'a fine pass phrase',
        new_password: PASSWORD,
        new_password_confirmation: PASSWORD,
      },
    },
    verifyEmail: { query: { lang: 'en' }, body: { token: 'q3Vd0mJw8Xc5rT1yZb7nKf2hLs9pGa4e' } },
    endSession: { params: { id: '7b1c5f0e-64f1-4b8e-9d3f-2f6a1d7c9b10' } },
  },
});
