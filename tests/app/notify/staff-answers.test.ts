/** After an act of staff, and with news of the queues, everything their screens show is read again. */
import { expect, test } from 'vitest';
import { isStaffAnswer } from '#app/notify/notifications/announced-answers.ts';
import { endpoints } from '#core/api/endpoints.ts';

/** Files and pictures are opened by their address, not shown from an answer. */
const isFile = (name: string) => name.startsWith('export') || name.endsWith('Picture');
const reads = Object.entries(endpoints).filter(
  ([name, { method, path }]) => method === 'GET' && path.startsWith('/api/staff/') && !isFile(name),
);

test.each(reads)('%s is read again', (name) => expect(isStaffAnswer(name)).toBe(true));
