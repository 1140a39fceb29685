/**
 * Every write to a table that the queues of staff are read from is notified by a trigger
 * (migrations/0001_by-hand.sql), whichever node made it: open consoles are told.
 */
import type { Database } from '#server/ground/db/database.ts';
import type { Services } from '#server/ground/services/services.ts';

const CHANNEL = 'staff_changes';

export function watchStaffChanges(
  { listen }: Pick<Database, 'listen'>,
  { notificationStream }: Pick<Services, 'notificationStream'>,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  return listen(CHANNEL, {
    heard: async () => notificationStream.tellStaff(),
    // Consoles still read every half minute by themselves (ui/api/use-live-api.ts).
    lost: onError,
    back: async () => notificationStream.tellStaff(),
  });
}
