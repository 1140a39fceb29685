/** Types and channels of a message to people, as `core/<wing>/events.ts` declares them. */
import type { Channel, MessageTopic } from './message-topics.ts';

export interface MessageEvent {
  topic: MessageTopic;
  channels: readonly Channel[];
  /** Quiet hours hold it: nobody wants to be woken by it. */
  waits: boolean;
}

export const ALL = ['app', 'sms', 'email'] as const;
/** The channels of what people want to know at once, also on a device that is not in use. */
export const AT_ONCE = ['app', 'sms', 'email', 'push'] as const;
export const APP_ONLY = ['app'] as const;
export const APP_AND_PUSH = ['app', 'push'] as const;
export const BY_MAIL = ['app', 'email'] as const;
export const BY_MAIL_AT_ONCE = ['app', 'email', 'push'] as const;
export const PUSH_ONLY = ['push'] as const;
export const SMS_ONLY = ['sms'] as const;
export const MAIL_ONLY = ['email'] as const;
