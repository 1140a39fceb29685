/** The settings of the server, their table in README.md and `.env.example` say the same. */
import { expect, test } from 'vitest';
import { environment } from '#server/ground/config/environment.ts';
import { providerSetups } from '#server/money/payments/gateways/provider-setups.ts';
import { readSettings, withPaymentServices, writeExample } from '../../build/env-example.ts';
import { read } from './repository-files.ts';

const settings = readSettings(read('README.md'));

test('the table names every setting, and no other', () => {
  const named = settings.flatMap(({ names }) => names);
  // `npm run serve` sets it.
  const known = [
    ...Object.keys(environment.shape).filter((name) => name !== 'NODE_ENV'),
    ...Object.values(providerSetups).flatMap(({ variables }) => variables),
  ];
  expect(named.toSorted()).toEqual(known.toSorted());
});

test('the rows of payment services are what their folders declare: run `npm run env:example`', () => {
  expect(read('README.md')).toBe(withPaymentServices(read('README.md')));
});

test('.env.example is made from the table: run `npm run env:example`', () => {
  expect(read('.env.example')).toBe(writeExample(settings));
});

test('.nvmrc names the Node that the scripts run on', () => {
  const { devDependencies } = JSON.parse(read('package.json'));
  expect(read('.nvmrc').trim()).toBe(devDependencies.node);
});
