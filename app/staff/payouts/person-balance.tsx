import { WithTexts } from '#app/ground/texts/with-texts.tsx';
import type { Person } from '#core/staff/api/staff-people.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { BalanceSection } from './balance-section.tsx';

/** Shows what we hold for a person; nothing if there is none and never was. */
export function PersonBalance({ person }: { person: Pick<Person, 'user_id' | 'name'> }) {
  const { data } = useLiveApi('getStaffBalance', { params: { id: person.user_id } });
  if (data === undefined || (data.held_poisha === 0 && data.payouts.length === 0)) return null;
  return (
    <WithTexts areas={['staffMoney']}>
      <BalanceSection person={person} balance={data} />
    </WithTexts>
  );
}
