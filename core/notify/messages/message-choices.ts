/** The messages a person can turn off: a topic on a channel by which something of it is sent. */

import {
  type OptionalTopic,
  type SentChannel,
  sentChannels,
  topicsOf,
} from '#core/ground/message-topics.ts';
import { eventNames, eventOf } from './message-events.ts';

export interface MessageChoice {
  topic: OptionalTopic;
  channel: SentChannel;
}

export const choicesFor = (type: keyof typeof topicsOf): MessageChoice[] =>
  topicsOf[type].flatMap((topic) =>
    sentChannels
      .filter((channel) =>
        eventNames.some((name) => {
          const event = eventOf(name);
          return event.topic === topic && event.channels.includes(channel);
        }),
      )
      .map((channel) => ({ topic, channel })),
  );
