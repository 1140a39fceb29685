import { callerFor } from './hiring.ts';
import { PHONES } from './person.ts';

/** Staff confirm the appointed tutor of a job, though no demo class has taken place. */
export async function confirmEarly(jobId: number): Promise<void> {
  const staff = await callerFor(PHONES.staff);
  const { columns } = await staff.call('getPipeline', { params: { id: jobId } });
  const cards = columns.flatMap((column) => column.cards);
  const card = cards.find(({ stage }) => stage === 'appointed');
  await staff.call('moveApplication', {
    params: { id: card?.application_id ?? 0 },
    body: { from: 'appointed', to: 'confirm', without_demo: true },
  });
}
