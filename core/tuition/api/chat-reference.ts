import { referenceOf } from '#core/ground/api/reference-of.ts';
import { tuitionDescriptions } from '#core/market/api/tuition-descriptions.ts';
import { personDescriptions } from '#core/people/api/fields/person-descriptions.ts';
import { chatContract } from './chat-contract.ts';

export const chatReference = referenceOf(chatContract, {
  shared: [personDescriptions, tuitionDescriptions],
  rows: {
    'getThread.answer.messages': 'message',
    'listStaffChatReports.answer.data': 'report',
    'getStaffChatReport.answer': 'report',
    'getStaffChatReport.answer.around': 'staff_message',
    'getStaffChatReport.answer.message': 'staff_message',
    'listStaffChatReports.answer.data.message': 'staff_message',
  },
  fields: {
    'params.id': 'Id of an own tuition.',
    'reportMessage.params.id': 'Id of the message.',
    'getMessagePicture.params.id': 'Id of the message.',
    'getStaffChatReport.params.id': 'Id of the report.',
    'dismissChatReport.params.id': 'Id of the report.',
    'hideReportedMessage.params.id': 'Id of the report.',

    'listThreads.answer.data': 'Threads of this page, the newest message first.',
    tuition_id: 'Id of the tuition whose thread it is.',
    side: 'Side of the caller.',
    other: 'The other of the two.',
    'other.name': 'Full name of the other.',
    'other.gender': 'Of a tutor 1 male, 2 female; null for guardians.',
    is_over: 'True once the tuition has ended.',
    'data.unread': 'How many messages of the thread the caller has not read.',
    last: 'The newest message; null before the first.',
    'last.text': 'Words of the message; empty where it is a picture alone or was removed.',
    has_picture: 'True where the message has a picture.',

    'answer.unread': 'How many messages of all own threads are unread.',
    changes:
      'A number that changes whenever something in an own thread does; another one is a reason to read again.',

    before: 'Only messages older than the one with this id.',
    after: 'Only messages newer than the one with this id. Without both the newest.',
    messages: 'Messages, the oldest first.',
    has_older: 'True where there are messages before the first of these.',
    has_newer: 'True where there are messages after the last of these.',
    other_read_id: 'Id of the message up to which the other has read; 0 before any.',
    removed_ids: 'Ids of messages of the thread that our staff have removed.',
    writing:
      'Whether the caller can write: `open`, or why not (`over`, `blocked_by_you`, `not_taken` by the other, `gone`, `banned`).',
    writable_until:
      'Moment until which both can write after the end of the tuition, ISO 8601 in UTC; null while it goes on.',
    has_blocked: 'True where the caller takes no messages from the other.',

    message: 'The message as it was written.',
    'message.id': 'Id of the message; ids rise in the order of the thread.',
    is_own: 'True where the caller wrote it.',
    key: 'Of an own message the key it was sent with; null for those of the other.',
    'message.text': 'Words of the message; empty where it is a picture alone or was removed.',
    'message.picture':
      'Size of the picture, which is read at its own endpoint; null without one or once removed.',
    'picture.width': 'Width of the picture in pixels.',
    'picture.height': 'Height of the picture in pixels.',
    at: 'Moment at which it was written, ISO 8601 in UTC.',
    is_removed: 'True once our staff have removed it; then it has neither text nor picture.',
    'sendMessage.body.text':
      'Words of the message, 2,000 letters at most. Text, picture or both are needed.',
    'sendMessage.body.picture':
      'Picture as a data address (PNG or JPEG, base64), 512,000 bytes at most.',
    last_id: 'Id of the newest message the caller has seen.',

    'reportMessage.body.reason': 'What is wrong with the message.',
    'reportMessage.body.text': 'More about it, 500 letters at most; staff read it.',
    'query.status': '`waiting` or `done`. All reports without it.',
    'listStaffChatReports.answer.data':
      'Reports of this page: with `status=waiting` the longest waiting first, else the newest first.',
    'report.id': 'Id of the report.',
    'report.reason': 'What is said to be wrong.',
    'report.text': 'The words of who reported it; null where there are none.',
    'report.at': 'Moment of the report, ISO 8601 in UTC.',
    'report.by': 'The person who reported it.',
    sender: 'The person who wrote the message.',
    'sender.name': 'Full name of that person.',
    request: 'The request the tuition came from.',
    'request.id': 'Id of the request.',
    'report.message': 'The reported message.',
    'staff_message.id': 'Id of the message.',
    'staff_message.text': 'Words of the message, also once it is removed.',
    'staff_message.picture': 'Size of the picture, also once it is removed; null without one.',
    'staff_message.is_removed':
      'True once staff have removed it; its two people do not see it any more.',
    settled: 'When staff settled the report, and who; null before.',
    'settled.at': 'Moment at which it was settled, ISO 8601 in UTC.',
    around: 'The reported message with up to ten before and ten after it.',
    'hideReportedMessage.body.reason':
      'Why it is removed, 500 letters at most; who wrote it reads the reason.',
  },
  examples: {
    listThreads: { query: { page: 1, lang: 'en' } },
    getThread: { params: { id: 42 }, query: { before: 900, lang: 'en' } },
    sendMessage: {
      params: { id: 42 },
      body: {
        idempotency_key: '5f0c9a52-7a7e-4c7b-9d55-0b7f3c1d2e05',
        text: 'I will be ten minutes late tomorrow.',
      },
    },
    readThread: { params: { id: 42 }, body: { last_id: 901 } },
    blockMessages: { params: { id: 42 } },
    unblockMessages: { params: { id: 42 } },
    reportMessage: {
      params: { id: 901 },
      body: { reason: 'advertising', text: 'It sells phone contracts.' },
    },
    getMessagePicture: { params: { id: 901 } },
    listStaffChatReports: { query: { status: 'waiting', page: 1 } },
    getStaffChatReport: { params: { id: 2 } },
    dismissChatReport: { params: { id: 2 } },
    hideReportedMessage: { params: { id: 2 }, body: { reason: 'It insults the family.' } },
  },
});
