/** A conversation written as a list of messages. */
import type { Action } from '#core/site/assistant/dialogue/message.ts';
import { createState } from '#core/site/assistant/dialogue/state.ts';
import type { Lookups } from '#core/site/assistant/lookups/prepare-lookups.ts';
import { type Reply, reply } from '#core/site/assistant/reply.ts';

const circumstances = { hour: 12, isSignedIn: false };

export function createTalk(lookups: Lookups, start = createState()) {
  let last: Reply = { state: start, messages: [] };
  return {
    say(text: string, hour = circumstances.hour) {
      last = reply(last.state, { text, ...circumstances, hour }, lookups);
      return last;
    },
    choose(action: Action) {
      last = reply(last.state, { action, ...circumstances }, lookups);
      return last;
    },
    take(next: Reply) {
      last = next;
      return last;
    },
    get state() {
      return last.state;
    },
    get keys() {
      return last.messages.map(({ key }) => key);
    },
    get command() {
      return last.messages.find(({ command }) => command)?.command;
    },
  };
}
