/** Tests what people and files read of every payment service, the next one too. */
import { expect, test } from 'vitest';
import { gatewayMethods, providerName, providers } from '#core/money/providers/providers.ts';
import { settlementColumns } from '#core/money/providers/settlement-columns.ts';

test.each(gatewayMethods)('%s has a name in both scripts', (method) => {
  expect(providerName(method, 'en')).toMatch(/^[a-z .-]+$/i);
  expect(providerName(method, 'bn')).toMatch(/^[ঀ-৿ .-]+$/);
});

test.each(gatewayMethods)('%s names each column of its settlement file, none twice', (method) => {
  const { settlement } = providers[method];
  const likeliest = settlementColumns.map((column) => settlement[column][0]);
  expect(likeliest).not.toContain(undefined);
  expect(new Set(likeliest).size).toBe(settlementColumns.length);
});
