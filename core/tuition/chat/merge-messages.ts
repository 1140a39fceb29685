/** Answers come late, twice and in any order: a thread has each message once, in the order of the server. */
export function mergeMessages<Message extends { id: number }>(
  known: readonly Message[],
  more: readonly Message[],
): Message[] {
  const byId = new Map([...known, ...more].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}
