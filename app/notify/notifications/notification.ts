import type { Answer } from '#core/api/api-client.ts';

export type Notification = Answer<'listNotifications'>['data'][number];
