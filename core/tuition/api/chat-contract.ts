/** Messages of a tuition: schemas and access. Who is none of its two people gets `not_found`. */
import { z } from 'zod';
import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { pageQuery } from '#core/ground/api/fields/page.ts';
import { statusAnswer } from '#core/ground/api/fields/success.ts';
import { IMAGE_BODY_BYTES } from '#core/people/api/profile/image.ts';
import * as chat from './chat.ts';
import { tuitionParams } from './teaching.ts';

const own = { tag: 'Teaching', access: 'session', query: langQuery } as const;
const thread = { ...own, params: tuitionParams } as const;
const staffOnly = { tag: 'Staff', access: 'staff', query: langQuery } as const;

export const chatContract = {
  listThreads: {
    ...own,
    summary: 'Own threads, the newest message first; those of tuitions that go on also without one',
    query: pageQuery,
    answer: chat.threadsAnswer,
  },
  countUnreadMessages: {
    ...own,
    summary:
      'How many messages are unread, of all threads; the stream of notifications says it live',
    answer: chat.unreadAnswer,
  },
  getThread: {
    ...thread,
    summary: 'Messages of a tuition: the newest, or those before or after a known one',
    query: chat.threadQuery,
    answer: chat.threadAnswer,
  },
  sendMessage: {
    ...thread,
    summary: 'Writes to the other of the two; repeated with its key it is the same message',
    bodyBytes: IMAGE_BODY_BYTES,
    body: chat.sendMessageBody,
    answer: chat.sentMessageAnswer,
  },
  readThread: {
    ...thread,
    summary: 'Says up to which message the thread has been read',
    body: chat.readThreadBody,
    answer: chat.unreadAnswer,
  },
  blockMessages: {
    ...thread,
    summary: 'Takes no more messages from the other',
    answer: statusAnswer,
  },
  unblockMessages: { ...thread, summary: 'Takes messages again', answer: statusAnswer },
  reportMessage: {
    ...own,
    summary:
      'Tells staff what is wrong with a message of the other; only then do they read the thread',
    params: chat.messageParams,
    body: chat.reportMessageBody,
    answer: statusAnswer,
  },
  getMessagePicture: {
    tag: 'Teaching',
    access: 'session',
    summary:
      'The picture of a message, for the two of its thread, and for staff once it is reported',
    params: chat.messageParams,
    file: 'image/webp',
    answer: z.custom<Uint8Array>(),
  },
  listStaffChatReports: {
    ...staffOnly,
    readsPeople: 'chat-reports',
    summary: 'Messages that people reported, the longest waiting first',
    query: chat.chatReportsQuery,
    answer: chat.chatReportsAnswer,
  },
  getStaffChatReport: {
    ...staffOnly,
    readsPeople: 'chat-report',
    summary: 'A reported message with those around it',
    params: chat.messageParams,
    answer: chat.chatReportAnswer,
  },
  dismissChatReport: {
    ...staffOnly,
    summary: 'Leaves the message as it is; who reported it is notified',
    params: chat.messageParams,
    answer: chat.chatReportSettledAnswer,
  },
  hideReportedMessage: {
    ...staffOnly,
    summary: 'Removes the message for both; who wrote it and who reported it are notified',
    params: chat.messageParams,
    body: chat.hideMessageBody,
    answer: chat.chatReportSettledAnswer,
  },
} satisfies Record<string, EndpointRules>;
