import type { Descriptions } from '#core/ground/api/reference-of.ts';

/** The person who is signed in, and what a client gets with a session. */
export const accountDescriptions: Descriptions = {
  api_token:
    'Token of the session, sent back as a bearer token. Only for clients without our cookie, which send no header `x-porua`.',
  exp: 'When the session ends, in seconds since 1970.',
  user: 'Who is signed in.',
  'user.id': 'Id of the account.',
  'user.type': 'Kind of account.',
  'user.name': 'Full name of the person.',
  'user.email': 'E-mail of the account; null without one.',
  phone_no: 'Phone of the account, 01XXXXXXXXX.',
  phone_no_verified_at:
    'Moment at which the phone was verified by a code, ISO 8601 in UTC; null before.',
  photo: 'Name of the photo’s file, read at `/storage/profile/<photo>`; null without a photo.',
  'user.created_at': 'Moment at which the account was made, ISO 8601 in UTC.',
  has_password: 'False where the account has no password and signs in by code alone.',
  OTPVerifyUseOnly:
    'True while the phone is not verified: then nothing is open but the calls around the code.',
  second_factor:
    'Of staff: `needed` and `setup` open nothing but the calls around it; `not_used` for everybody else.',
  'user.tutor': 'The tutor of the account; null for guardians and staff.',
  'user.tutor.id': 'Id of the tutor.',
  tutorid: 'Number of the tutor that people read, such as `T1002`.',
  'user.tutor.gender': '1 male, 2 female; null if not given.',
  'user.tutor.profile_completed':
    'How complete the profile is, in percent; 80 are needed to apply.',
  is_declined: 'True where staff have not accepted the profile: then the tutor cannot apply.',
  'user.tutor.city': 'City of the tutor; null if not given.',
  'city.id': 'Id of the city, as the lists give it.',
  city_name: 'Name of the city, in the language of the request.',
  'user.tutor.location': 'Area the tutor lives in; null if not given.',
  'location.id': 'Id of the area, as the lists give it.',
  location_name: 'Name of the area, in the language of the request.',
  current_educational_info: 'The degree at the current institute; null without one.',
  'current_educational_info.department': 'Department of it; null where none is given.',
  'current_educational_info.university': 'University of it; null where none is given.',
  department_name: 'Name of the department, in the language of the request.',
  university_name: 'Name of the university, in the language of the request.',
  'user.parent': 'The guardian of the account; null for tutors and staff.',
  'user.parent.id': 'Id of the guardian.',
  is_banned: 'True while the person is banned.',
  ban_reason: 'Why, in the words of staff; null where nobody is banned.',
  banned_until:
    'Moment at which the ban ends, ISO 8601 in UTC; null without a ban or for a permanent one.',
  account_status: '`green` may do all, `yellow` may not apply, `red` may not change the profile.',
  account_status_reason: 'Why, in the words of staff; null if not given.',
  deletes_at:
    'Moment at which the account will be deleted, ISO 8601 in UTC; null unless that was requested.',
  city_rule: 'Which jobs must be in the own city: `all`, or only those taught `in-person`.',
  'user.exp': 'When the session ends, in seconds since 1970.',
  'user.expires_in': 'Seconds until the session ends, for devices whose clock is wrong.',
};
