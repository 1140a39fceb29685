/** `/ui` lets who builds screens search for a place and see what a form gets of it. */
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ControlSamples } from '#app/site/ui/control-samples.tsx';
import { createI18n } from '#core/ground/i18n/create-i18n.ts';
import common from '#locales/en/ground/common.json' with { type: 'json' };
import boardControls from '#locales/en/market/boardControls.json' with { type: 'json' };
import kit from '#locales/en/site/kit.json' with { type: 'json' };
import { fakeApi } from '#tests/components/fake-api.ts';
import { show } from '#tests/components/show.tsx';

// The texts are there already: their late files need a build.
vi.mock('#app/ground/texts/use-load-with-texts.ts', () => ({
  useLoadWithTexts: (load: unknown) => load,
}));
vi.mock('#app/ground/texts/with-texts.tsx', () => ({
  WithTexts: ({ children }: { children: ReactNode }) => children,
}));

const i18n = createI18n('en', { boardControls, common, kit });
const PLACE = {
  id: 'location-1001',
  description: 'Mirpur 1, Dhaka',
  city_id: 1,
  location_id: 1001,
  latitude: 23.7956,
  longitude: 90.3537,
};

test('a place is searched for, chosen and shown as it is', async () => {
  const api = fakeApi({ searchPlaces: () => [PLACE] });
  show(
    <I18nextProvider i18n={i18n}>
      <ControlSamples />
    </I18nextProvider>,
    { api },
  );
  const field = page.getByRole('combobox', { name: boardControls.near.label });
  await field.fill('mirpur');
  await page.getByRole('option', { name: PLACE.description }).click();
  await expect.element(page.getByText(/"latitude": 23\.7956/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: boardControls.near.clear }));
  await expect.element(page.getByText(/"latitude"/)).not.toBeInTheDocument();
});
