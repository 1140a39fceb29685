/** The topics of messages: the unit in which people choose what is sent to them, and how. */
export type Channel = 'app' | 'sms' | 'email' | 'push';

/** The channels by which messages leave the app. The app itself has everything, at once. */
export const sentChannels = ['push', 'sms', 'email'] as const;
export type SentChannel = (typeof sentChannels)[number];

export const optionalTopics = [
  'requests',
  'applications',
  'jobs',
  'tuitions',
  'messages',
  'payments',
  'profile',
  'reviews',
  'community',
] as const;
export type OptionalTopic = (typeof optionalTopics)[number];

/** Codes and security are in nobody's choices: they are always sent. */
export type MessageTopic = 'codes' | 'security' | OptionalTopic;

export const isOptional = (topic: MessageTopic): topic is OptionalTopic =>
  optionalTopics.some((optional) => optional === topic);

export const topicsOf: Record<'tutor' | 'parent' | 'staff', readonly OptionalTopic[]> = {
  tutor: [
    'applications',
    'jobs',
    'tuitions',
    'messages',
    'payments',
    'profile',
    'reviews',
    'community',
  ],
  parent: ['requests', 'tuitions', 'messages', 'payments', 'reviews', 'community'],
  staff: [],
};
