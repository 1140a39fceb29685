import { setPhotoHeaders } from '#server/ground/photos/photo-headers.ts';
import type { Call, Handlers } from '#server/ground/request/call.ts';
import { originOf } from '#server/ground/request/origin-of.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import { readUnreadMessages } from '#server/ground/services/read-unread.ts';
import type { Services } from '#server/ground/services/services.ts';
import { success } from '#server/ground/text/success.ts';
import { setBlocked } from './block-messages.ts';
import { listThreads } from './list-threads.ts';
import { markThreadRead } from './mark-thread-read.ts';
import { presentMessage } from './present-message.ts';
import { readMessagePicture } from './read-message-picture.ts';
import { readThread } from './read-thread.ts';
import { reportMessage } from './report-message.ts';
import { createChatReportHandlers } from './reports/chat-report-handlers.ts';
import { sendMessage } from './send-message.ts';

export function createChatHandlers(services: Services) {
  const { db } = services;
  const block = async (
    { caller, params, request }: Pick<Call<'blockMessages'>, 'caller' | 'params' | 'request'>,
    isBlocked: boolean,
  ) => {
    await setBlocked(services, caller, { tuitionId: params.id, isBlocked }, originOf(request));
    const said = isBlocked ? 'chat.blocked' : 'chat.unblocked';
    return success(said, requestLang(request));
  };
  return {
    listThreads: ({ caller, query, request }) =>
      listThreads(services, caller, query.page, requestLang(request)),
    countUnreadMessages: ({ caller }) => readUnreadMessages(db, caller.user.id),
    getThread: ({ caller, params, query }) => readThread(services, caller, params.id, query),
    sendMessage: async ({ caller, params, body }) => {
      const row = await sendMessage(services, caller, params.id, body);
      return { message: presentMessage(row, caller.user.id) };
    },
    readThread: async ({ caller, params, body }) => {
      await markThreadRead(services, caller, params.id, body.last_id);
      return readUnreadMessages(db, caller.user.id);
    },
    blockMessages: (call) => block(call, true),
    unblockMessages: (call) => block(call, false),
    reportMessage: async ({ caller, params, body, request }) => {
      await reportMessage(services, caller, { ...body, id: params.id }, originOf(request));
      return success('chat.reported', requestLang(request));
    },
    getMessagePicture: async ({ caller, params, request, reply }) => {
      const bytes = await readMessagePicture(services, caller, params.id, originOf(request));
      setPhotoHeaders(reply, `message-${params.id}.webp`);
      return bytes;
    },
    ...createChatReportHandlers(services),
  } satisfies Partial<Handlers>;
}
