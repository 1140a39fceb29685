import { notificationsReference } from './notifications-reference.ts';
import { pushReference } from './push-reference.ts';

export const reference = [notificationsReference, pushReference];
