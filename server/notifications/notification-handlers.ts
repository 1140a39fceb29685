import type { Handlers } from '#server/http/register-endpoint.ts';
import { requestLang } from '#server/http/request-lang.ts';
import type { Services } from '#server/services.ts';
import { listNotifications, markRead } from './own-notifications.ts';

type NotificationHandlers = Pick<
  Handlers,
  'listNotifications' | 'markNotificationsRead' | 'streamNotifications'
>;

export function createNotificationHandlers(services: Services): NotificationHandlers {
  return {
    listNotifications: ({ caller, query, request }) =>
      listNotifications(services, caller.user.id, query.page, query.lang ?? requestLang(request)),
    markNotificationsRead: async ({ caller, body }) => ({
      status: 'success',
      unread: await markRead(services, caller.user.id, body.ids),
    }),
    streamNotifications: ({ caller, reply }) => {
      services.liveNews.open({
        userId: caller.user.id,
        sessionId: caller.session.id,
        response: reply.raw,
        headers: reply.getHeaders(),
      });
      // From here on the connection is live-news.ts's alone.
      reply.hijack();
      return '';
    },
  };
}
