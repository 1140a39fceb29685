import type { Handlers } from '#server/ground/request/call.ts';
import { requestLang } from '#server/ground/request/request-lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { listNotifications, markRead } from './own-notifications.ts';

export function createNotificationHandlers(services: Services) {
  return {
    listNotifications: ({ caller, query, request }) =>
      listNotifications(services, caller.user.id, query.page, requestLang(request)),
    markNotificationsRead: async ({ caller, body }) => ({
      status: 'success',
      unread: await markRead(services, caller.user.id, body.ids),
    }),
    streamNotifications: ({ caller, reply }) => {
      services.notificationStream.open({
        userId: caller.user.id,
        sessionId: caller.session.id,
        isStaff: caller.user.type === 'staff',
        response: reply.raw,
        headers: reply.getHeaders(),
      });
      // From here on the connection is notification-stream.ts's alone.
      reply.hijack();
      return '';
    },
  } satisfies Partial<Handlers>;
}
