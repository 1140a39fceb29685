/** The table of messages against the code that sends: nothing in it is idle, nothing goes past it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isOptional, topicsOf } from '#core/ground/message-topics.ts';
import { choicesFor } from '#core/notify/messages/message-choices.ts';
import { eventNames, eventOf } from '#core/notify/messages/message-events.ts';
import { isQuiet } from '#core/notify/messages/quiet-hours.ts';

const root = join(import.meta.dirname, '../../../..');
const sources = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.startsWith('demo'))
  .map((name) => ({ name, text: readFileSync(join(root, 'server', name), 'utf8') }));

/** `code_${purpose}` and its like stand for every event that begins and ends so. */
function isNamedIn(text: string, event: string): boolean {
  if (text.includes(`'${event}'`)) return true;
  const patterns = [...text.matchAll(/`([a-z_]*)\$\{[^}]+\}([a-z_]*)`/g)];
  return patterns.some(
    ([, start = '', end = '']) => event.startsWith(start) && event.endsWith(end),
  );
}

test.each(eventNames)('%s is sent by the server', (event) => {
  const senders = sources.filter(({ text }) => isNamedIn(text, event));
  expect(senders.map(({ name }) => name)).not.toEqual([]);
});

test('messages and notifications are written in the one place that reads the table', () => {
  const writers = (table: string) =>
    sources.filter(({ text }) => text.includes(`.insert(${table})`)).map(({ name }) => name);
  expect(writers('notifications')).toEqual(['notify/notifications/notify.ts']);
  for (const name of writers('outboxMessages'))
    expect(sources.find((source) => source.name === name)?.text).toContain('toOutboxRow(');
  const users = sources.filter(({ text }) => /gateways\.\w+\.send|gateway\.send\(/.test(text));
  expect(users.map(({ name }) => name)).toEqual(['notify/messages/outbox.ts']);
});

test('every event has a channel, and what goes out belongs to a topic somebody can find', () => {
  for (const name of eventNames) {
    const { topic, channels } = eventOf(name);
    expect(channels.length).toBeGreaterThan(0);
    if (!isOptional(topic)) continue;
    const owners = Object.values(topicsOf).filter((topics) => topics.includes(topic));
    expect(owners).not.toEqual([]);
  }
});

test('choices are those something is sent for, never codes or security', () => {
  for (const type of ['tutor', 'parent', 'staff'] as const)
    for (const { topic, channel } of choicesFor(type)) {
      expect(isOptional(topic)).toBe(true);
      const sent = eventNames.map(eventOf).filter((event) => event.topic === topic);
      expect(sent.some(({ channels }) => channels.includes(channel))).toBe(true);
    }
  expect(choicesFor('staff')).toEqual([]);
  expect(choicesFor('tutor')).toContainEqual({ topic: 'reviews', channel: 'email' });
  expect(choicesFor('tutor')).not.toContainEqual({ topic: 'reviews', channel: 'sms' });
});

test('codes and security never wait for the morning', () => {
  for (const event of eventNames.map(eventOf))
    if (!isOptional(event.topic)) expect(event.waits).toBe(false);
});

test.each([
  ['21:59:59', false],
  ['22:00:00', true],
  ['00:30:00', true],
  ['07:59:59', true],
  ['08:00:00', false],
  ['13:00:00', false],
])('%s in Dhaka is quiet: %s', (clock, quiet) => {
  expect(isQuiet(new Date(`2026-11-21T${clock}+06:00`))).toBe(quiet);
});
