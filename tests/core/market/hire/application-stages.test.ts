import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkMove,
  checkUndo,
  isTaken,
  mayWithdraw,
  type Stage,
  stages,
} from '#core/market/hire/application-stages.ts';

const check = (from: Stage, to: Stage, others: Stage[] = [], jobIsLive = true) =>
  checkMove({ from, to, others, jobIsLive, chargeIsPaid: true });

test('one step at a time, and an end from everywhere', () => {
  const allowed = stages.flatMap((from) =>
    stages.filter((to) => check(from, to) === null).map((to) => `${from}>${to}`),
  );
  expect(allowed).toEqual([
    'pending>shortlisted',
    'pending>closed',
    'applied>shortlisted',
    'applied>closed',
    'shortlisted>appointed',
    'shortlisted>closed',
    'appointed>confirm',
    'appointed>closed',
    'confirm>payment',
    'confirm>closed',
    'payment>closed',
  ]);
});

test('the stage of the payment follows the paid charge', () => {
  const unpaid = { others: [], jobIsLive: true, chargeIsPaid: false };
  expect(checkMove({ from: 'confirm', to: 'payment', ...unpaid })).toBe('charge_unpaid');
  expect(checkMove({ from: 'confirm', to: 'closed', ...unpaid })).toBeNull();
});

test('five on the shortlist, whoever is appointed counting as one of them', () => {
  const four: Stage[] = ['shortlisted', 'shortlisted', 'shortlisted', 'appointed'];
  expect(check('applied', 'shortlisted', four)).toBeNull();
  expect(check('applied', 'shortlisted', [...four, 'shortlisted'])).toBe('shortlist_full');
  expect(check('applied', 'shortlisted', [...four, 'closed', 'applied'])).toBeNull();
  expect(checkUndo({ to: 'shortlisted', others: [...four, 'shortlisted'] })).toBe('shortlist_full');
});

test('never two tutors for one tuition', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...stages), { maxLength: 8 }),
      fc.constantFrom(...stages),
      fc.constantFrom(...stages),
      (others, from, to) => {
        if (others.filter(isTaken).length !== 1 || isTaken(from)) return;
        if (isTaken(to)) expect(check(from, to, others)).not.toBeNull();
        if (isTaken(to)) expect(checkUndo({ to, others })).toBe('other_appointed');
      },
    ),
  );
});

test('forward only while the job is open', () => {
  expect(check('applied', 'shortlisted', [], false)).toBe('request_not_live');
  expect(check('applied', 'closed', [], false)).toBeNull();
});

test('withdrawing ends with the appointment', () => {
  expect(stages.filter(mayWithdraw)).toEqual(['pending', 'applied', 'shortlisted']);
});
