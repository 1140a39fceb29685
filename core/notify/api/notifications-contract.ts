/** Notifications: schemas, access and caching. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { pageQuery } from '#core/ground/api/fields/page.ts';
import * as notifications from './notifications.ts';

const notified = { tag: 'Notifications', access: 'session', query: langQuery } as const;

export const notificationsContract = {
  listNotifications: {
    ...notified,
    summary: 'Own notifications, newest first',
    query: pageQuery,
    answer: notifications.notificationsAnswer,
  },
  markNotificationsRead: {
    ...notified,
    summary: 'Marks own notifications as read',
    body: notifications.readNotificationsBody,
    answer: notifications.readNotificationsAnswer,
  },
  streamNotifications: {
    ...notified,
    summary: 'Server-sent events: the unread count whenever it changes',
    answer: notifications.notificationStreamAnswer,
  },
} satisfies Record<string, EndpointRules>;
