import { referenceOf } from '#core/ground/api/reference-of.ts';
import { notificationsContract } from './notifications-contract.ts';

export const notificationsReference = referenceOf(notificationsContract, {
  fields: {
    unread: 'How many notifications of the caller are unread, on all pages.',
    data: 'Notifications of this page, the newest first.',
    'data.id': 'Id of the notification; a newer one has a greater id.',
    'data.kind':
      'Event it tells of. The sentence is made by the client in the language of the reader, from `kind` and `values`.',
    values:
      'Names, numbers and times that the sentence of the kind needs, in the language of the request.',
    path: 'Path of our app where the event is seen; null where it leads nowhere.',
    'data.created_at': 'Moment of the event, ISO 8601 in UTC.',
    read_at: 'Moment at which the caller marked it as read, ISO 8601 in UTC; null while unread.',
    ids: 'Ids of own notifications to mark as read, 100 at most. All of them without it.',
    'streamNotifications.answer':
      'A stream of the type text/event-stream: `event: unread` with `data: {"unread":2,"newest":17}` and `event: messages` with `data: {"unread":1,"changes":9}`, at the start and whenever they change. The connection ends with the session.',
  },
  examples: {
    listNotifications: { query: { page: 1, lang: 'en' } },
    markNotificationsRead: { query: { lang: 'en' }, body: { ids: [17, 18] } },
  },
});
