/** Notifications: schemas, access and caching. */
import { endpoints } from '../endpoints/endpoints.ts';
import { langQuery } from '../fields/fields.ts';
import * as notifications from '../schemas/notifications.ts';
import type { Endpoint } from './endpoint.ts';

const notified = { tag: 'Notifications', access: 'session', query: langQuery } as const;

export const notificationsContract = {
  listNotifications: {
    ...endpoints.listNotifications,
    ...notified,
    summary: 'Own notifications, newest first',
    query: notifications.notificationsQuery,
    answer: notifications.notificationsAnswer,
  },
  markNotificationsRead: {
    ...endpoints.markNotificationsRead,
    ...notified,
    summary: 'Marks own notifications as read',
    body: notifications.readNotificationsBody,
    answer: notifications.readNotificationsAnswer,
  },
  streamNotifications: {
    ...endpoints.streamNotifications,
    ...notified,
    summary: 'Server-sent events: the unread count whenever it changes',
    answer: notifications.notificationStreamAnswer,
  },
} satisfies Record<string, Endpoint>;
