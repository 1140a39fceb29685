/** A save that fails says why and keeps what was typed. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '#core/ground/api/api-error.ts';
import { PlaceDialog } from '#widgets/hire-tutor/saved/place-dialog.tsx';
import { fakeApi } from './fake-api.ts';
import { show } from './show.tsx';

const PLACE = {
  id: 7,
  city_id: 1,
  location_id: 1001,
  city_name: 'Dhaka',
  location_name: 'Mirpur 10',
  detail_address: 'House 9',
  latitude: null,
  longitude: null,
};
const address = page.getByRole('textbox', { name: 'Detail Address' });
const save = page.getByRole('button', { name: 'Save', exact: true });

test('without a network, too slow, by the server, and then it arrives', async () => {
  const failures = [
    new ApiError('network', 'Failed to fetch'),
    new ApiError('timeout', 'took too long'),
    new ApiError('invalid_input', 'Please check the form', {
      status: 400,
      fields: { detail_address: ['This address is too short'] },
    }),
  ];
  const sent: unknown[] = [];
  const saved: string[] = [];
  const api = fakeApi({
    updateOwnLocation: ({ body }) => {
      const failure = failures.shift();
      if (failure) throw failure;
      sent.push(body?.detail_address);
      const data = { ...PLACE, detail_address: 'House 9, Road 4' };
      return { status: 'success', message: 'Location saved.', data };
    },
  });
  show(
    <PlaceDialog
      place={PLACE}
      onClose={() => {}}
      onSaved={(place) => void saved.push(place.detail_address ?? '')}
    />,
    { api },
  );
  await address.fill('House 9, Road 4');
  await save.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('No Internet!');
  await expect.element(address).toHaveValue('House 9, Road 4');
  await save.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('That took too long. Please try again.');
  await save.click();
  await expect.element(page.getByText('This address is too short')).toBeVisible();
  await address.fill('House 9, Road 4 ');
  await expect.element(page.getByText('This address is too short')).not.toBeInTheDocument();
  await save.click();
  await expect.poll(() => saved).toEqual(['House 9, Road 4']);
  expect(sent).toEqual(['House 9, Road 4']);
});
