import { referenceOf } from '#core/ground/api/reference-of.ts';
import { tuitionDescriptions } from '#core/market/api/tuition-descriptions.ts';
import { personDescriptions } from '#core/people/api/fields/person-descriptions.ts';
import { entryDescriptions } from '#core/people/api/profile/entry-descriptions.ts';
import { changeDescriptions } from './change-descriptions.ts';
import { letterDescriptions } from './letter-descriptions.ts';
import { teachingContract } from './teaching-contract.ts';

export const teachingReference = referenceOf(teachingContract, {
  shared: [
    changeDescriptions,
    letterDescriptions,
    tuitionDescriptions,
    entryDescriptions,
    personDescriptions,
  ],
  rows: {
    'getTuitionChanges.answer.changes': 'change',
    'listLetters.answer.data': 'letter',
    'getLetter.answer': 'letter',
  },
  fields: {
    'params.id': 'Id of an own tuition.',
    changeId: 'Id of a change of the tuition.',

    'getTuition.answer.id': 'Id of the tuition, which is that of the application it came from.',
    side: 'Side of the caller.',
    'getTuition.answer.state': '`appointed` on trial, `confirmed`, or `ended`.',
    since: 'Moment at which it was confirmed, ISO 8601 in UTC; null on trial.',
    'subjects.id': 'Id of the subject, as the lists give it.',
    'getTuition.answer.days_in_week': 'Lessons a week that are valid today.',
    'getTuition.answer.salary': 'Taka a month that are valid today.',
    changed_on:
      'Day since when days or salary differ from the confirmed ones, YYYY-MM-DD; null where they do not.',
    asked:
      'What the request asked for. The server always answers it; null only in what a device has stored.',
    'asked.created_at': 'Moment at which the request was sent, ISO 8601 in UTC.',
    'asked.tutor_requirement':
      'Further wishes: the guardian reads the own words, the tutor those of the board; null without.',
    other: 'The other of the two.',
    'other.name': 'Full name of the other.',
    'other.gender': 'Of a tutor 1 male, 2 female; null for guardians.',
    'other.tutorid': 'Number of the tutor whose profile can be opened; null for guardians.',

    today: 'Day in Bangladesh, YYYY-MM-DD, that the answer is of.',
    terms: 'Terms that are valid today.',
    confirmed_days: 'Lessons a week as they were confirmed.',
    confirmed_salary:
      'Taka a month as they were confirmed; the platform charge and refunds count from them.',
    can_propose: 'Kinds of change the caller may propose now.',
    changes: 'What was proposed, the newest first.',
    demo: 'The demo class before the confirmation; null once confirmed.',
    lesson_at: 'Moment of the demo class, ISO 8601 in UTC; null until it is set.',
    can_answer: 'True where the caller may say now how it was.',
    own: 'What the caller has said of it; null before.',
    'own.result': 'The result the caller gave.',
    'own.words': 'The words of the caller, which staff read; null where there are none.',
    'demo.other': 'The result the other gave; null before. The words are for staff.',
    can_leave_at_once: 'True where a tutor may end it at once in an emergency.',
    can_replace: 'True where the caller may ask for another tutor.',
    can_search_again: 'True where it is over and the caller may search again with the same facts.',
    replacement: 'The last search for another tutor; null where there was none.',
    'replacement.reason': 'Why another tutor is wanted; null for the tutor.',
    'replacement.wish': 'What the next tutor is to be like; null for the tutor, or without one.',
    new_tuition_id: 'Id of the tuition that came of it; null before.',

    'body.kind':
      '`pause`, `days` or `salary`, which the other answers; `end`, a notice by a guardian; `leave`, a tutor asks staff; `emergency`, a tutor ends it at once.',
    'body.from_on': 'First day it is for, YYYY-MM-DD in Bangladesh, today to 90 days ahead.',
    'body.to_on': 'Last day of the pause, YYYY-MM-DD; 60 days at most.',
    'body.days_in_week': 'New lessons a week, 1 to 7.',
    'body.salary': 'New salary in taka a month, 1,500 to 200,000.',
    'body.last_day': 'Last day of the tuition, YYYY-MM-DD, today to 30 days ahead.',
    'proposeTuitionChange.body.reason': 'Why, 500 letters at most; the other side reads it.',
    change: 'The change as it is now.',
    accepts: 'True accepts what was proposed, false declines it.',
    'body.answer': 'Words to it, 500 letters at most; the other side reads them.',
    'wishAtLeave.body.wish': 'What the guardian wants: `another` tutor, or the agreed `end`.',
    'body.result': 'How the demo class was. Guardians and tutors have results of their own.',
    'body.words':
      'In words, 500 letters at most, for staff alone; needed where another tutor is wanted.',
    'askReplacement.body.reason': 'Why, 500 letters at most; only staff read it.',
    'askReplacement.body.wish': 'What the next tutor is to be like, 500 letters at most.',

    'listLetters.answer.data': 'The newest letter of each own confirmed tuition of this page.',
    'query.version': 'An earlier version of the letter; the newest without it.',
    'signLetter.body.version':
      'Version that was read; where the newest is another, the answer is 409.',
    'body.name': 'The own name, 3 to 80 letters, as the account or the letter has it.',
    letter: 'The letter as it is now.',

    'answer.is_shown': 'True where everybody reads it on the page in the hub and the CV.',
    'body.is_shown': 'True to let everybody read it; false takes the consent back.',
    history: 'What is or would be shown; null without a confirmed tuition.',
  },
  examples: {
    getTuition: { params: { id: 42 } },
    getTuitionChanges: { params: { id: 42 } },
    proposeTuitionChange: {
      params: { id: 42 },
      body: {
        kind: 'pause',
        from_on: '2026-12-20',
        to_on: '2026-12-31',
        reason: 'We visit our village in the holidays.',
      },
    },
    answerTuitionChange: {
      params: { id: 42, changeId: 7 },
      body: { accepts: true, answer: 'Have a good journey.' },
    },
    wishAtLeave: { params: { id: 42, changeId: 7 }, body: { wish: 'another' } },
    withdrawTuitionChange: { params: { id: 42, changeId: 7 } },
    recordDemoResult: { params: { id: 42 }, body: { result: 'continue' } },
    askReplacement: {
      params: { id: 42 },
      body: {
        reason: 'The hours do not fit any more.',
        wish: 'Somebody who can come in the morning.',
        ends: 'when_found',
      },
    },
    stopReplacement: { params: { id: 42 } },
    endTuitionPause: { params: { id: 42, changeId: 7 } },
    listLetters: { query: { page: 1, lang: 'en' } },
    getLetter: { params: { id: 42 }, query: { version: 1, lang: 'en' } },
    showOwnHistory: { query: { lang: 'en' }, body: { is_shown: true } },
    signLetter: { params: { id: 42 }, body: { version: 1, name: 'Nusrat Jahan' } },
  },
});
