/** The life of a tuition: schemas and access. Who is neither its tutor nor its guardian gets `not_found`. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { pageQuery } from '#core/ground/api/fields/page.ts';
import { statusAnswer } from '#core/ground/api/fields/success.ts';
import * as history from '#core/people/api/taught-history.ts';
import * as letters from './letters.ts';
import * as teaching from './teaching.ts';
import * as changes from './tuition-changes.ts';

const tuition = {
  tag: 'Teaching',
  access: 'session',
  query: langQuery,
  params: teaching.tuitionParams,
} as const;

export const teachingContract = {
  getTuition: {
    ...tuition,
    summary: 'One own tuition, from appointment on, also when it is over',
    answer: teaching.tuitionAnswer,
  },
  getTuitionChanges: {
    ...tuition,
    summary: 'What was proposed and agreed on in an own tuition, and the terms valid today',
    answer: changes.tuitionChangesAnswer,
  },
  proposeTuitionChange: {
    ...tuition,
    summary:
      'Proposes a pause, other days or another salary to the other side; a guardian gives notice, a tutor asks staff to leave or ends it in an emergency',
    body: changes.proposeChangeBody,
    answer: changes.tuitionChangeAnswer,
  },
  answerTuitionChange: {
    ...tuition,
    summary: 'Accepts or declines what the other side proposed',
    params: changes.changeParams,
    body: changes.answerChangeBody,
    answer: changes.tuitionChangeAnswer,
  },
  wishAtLeave: {
    ...tuition,
    access: 'parent',
    summary: 'What the guardian wants when the tutor asks to leave, until staff have answered',
    params: changes.changeParams,
    body: changes.leaveWishBody,
    answer: changes.tuitionChangeAnswer,
  },
  withdrawTuitionChange: {
    ...tuition,
    summary: 'Withdraws an own proposal or notice that is still open',
    params: changes.changeParams,
    answer: changes.tuitionChangeAnswer,
  },
  recordDemoResult: {
    ...tuition,
    summary: 'What the caller says after the demo class, until the tuition is confirmed',
    body: changes.demoResultBody,
    answer: statusAnswer,
  },
  askReplacement: {
    ...tuition,
    access: 'parent',
    summary: 'Asks for another tutor for the same request',
    body: changes.askReplacementBody,
    answer: statusAnswer,
  },
  stopReplacement: {
    ...tuition,
    access: 'parent',
    summary: 'Stops the search for another tutor while the present one goes on',
    answer: statusAnswer,
  },
  endTuitionPause: {
    ...tuition,
    summary: 'Ends an agreed pause early: lessons go on from today',
    params: changes.changeParams,
    answer: changes.tuitionChangeAnswer,
  },
  listLetters: {
    tag: 'Teaching',
    access: 'session',
    query: pageQuery,
    summary: 'The newest letter of each own confirmed tuition',
    answer: letters.lettersAnswer,
  },
  getLetter: {
    ...tuition,
    query: letters.letterQuery,
    summary: 'The letter of an own tuition, or an earlier version of it',
    answer: letters.letter,
  },
  getOwnHistory: {
    tag: 'Teaching',
    access: 'tutor',
    query: langQuery,
    summary: 'What the tutor has taught through us, and whether everybody reads it',
    answer: history.ownHistoryAnswer,
  },
  showOwnHistory: {
    tag: 'Teaching',
    access: 'tutor',
    query: langQuery,
    summary: 'Shows that on the page in the hub and the CV, or takes the consent back',
    body: history.showHistoryBody,
    answer: history.historyShownAnswer,
  },
  signLetter: {
    ...tuition,
    summary: 'Agrees to the newest version with the own name; again it changes nothing',
    body: letters.signLetterBody,
    answer: letters.letterSignedAnswer,
  },
} satisfies Record<string, EndpointRules>;
