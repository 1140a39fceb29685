/**
 * The settlement file of a service beside the payments we booked through it. Nothing is booked and
 * nothing of the file is kept. Source: docs/requirements/money/money.md, "Reconciliation".
 */
import type { Reconciliation } from '#core/money/api/reconciliation.ts';
import { type GatewayMethod, providers } from '#core/money/providers/providers.ts';
import type { DateOrder } from '#core/money/providers/settlement-columns.ts';
import type { Db } from '#server/ground/db/database.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { type Booked, findBooked } from './find-booked.ts';
import { readSettlement, type SettlementLine, type SettlementProblem } from './read-settlement.ts';

const SHOWN = 500;
/** The most letters that are shown of what others wrote. */
const SHOWN_LETTERS = 60;
const SHOWN_LEFT_OUT = 20;

type Finding = Reconciliation['findings'][number];

/** Returns the key of a line: money given back bears the reference of what was paid. */
const keyOf = (name: string, { poisha }: { poisha: number }) =>
  `${poisha < 0 ? 'back' : 'paid'} ${name}`;

export async function reconcile(
  db: Db,
  method: GatewayMethod,
  csv: string,
  order?: DateOrder,
): Promise<Reconciliation> {
  const read = readSettlement(method, csv, order);
  if ('problem' in read) throw toError(method, read);
  const { lines, leftOut, sample } = read;
  const days = lines.map(({ day }) => day).sort();
  const from = days[0] ?? '';
  const to = days.at(-1) ?? '';
  const ours = await findBooked(db, method, lines, { from, to });
  const byRef = new Map(ours.map((one) => [keyOf(one.ref, one), one]));
  const byTrx = new Map(ours.map((one) => [keyOf(one.trx, one), one]));
  const seen = new Set<Booked>();
  const findings: Finding[] = [];
  let matched = 0;
  let matchedPoisha = 0;
  for (const line of lines) {
    const own = byRef.get(keyOf(line.ref, line)) ?? byTrx.get(keyOf(line.trx, line));
    if (own === undefined) findings.push(finding('only_in_file', line, undefined));
    else if (seen.has(own)) findings.push(finding('repeated', line, own));
    else if (own.poisha !== line.poisha) findings.push(finding('sum_differs', line, own));
    else {
      matched += 1;
      matchedPoisha += line.poisha;
    }
    if (own !== undefined) seen.add(own);
  }
  for (const own of ours)
    if (!seen.has(own) && own.day >= from && own.day <= to)
      findings.push(finding('only_with_us', undefined, own));
  const countOf = (kind: Finding['kind']) => findings.filter((one) => one.kind === kind).length;
  return {
    from,
    to,
    date_sample: { ...sample, written: sample.written.slice(0, SHOWN_LETTERS) },
    lines: lines.length,
    left_out: leftOut.length,
    left_out_lines: leftOut.slice(0, SHOWN_LEFT_OUT),
    matched,
    matched_poisha: matchedPoisha,
    fee_poisha: lines.reduce((sum, { feePoisha }) => sum + feePoisha, 0),
    counts: {
      sum_differs: countOf('sum_differs'),
      only_in_file: countOf('only_in_file'),
      repeated: countOf('repeated'),
      only_with_us: countOf('only_with_us'),
    },
    findings: findings.slice(0, SHOWN),
  };
}

const finding = (
  kind: Finding['kind'],
  line: SettlementLine | undefined,
  own: Booked | undefined,
): Finding => ({
  kind,
  line: line?.line ?? null,
  ref: (line?.ref || own?.ref || '').slice(0, SHOWN_LETTERS),
  trx: (line?.trx || own?.trx || '').slice(0, SHOWN_LETTERS),
  invoice_number: own?.number ?? null,
  file_poisha: line?.poisha ?? null,
  our_poisha: own?.poisha ?? null,
  day: line?.day ?? own?.day ?? '',
});

function toError(method: GatewayMethod, found: SettlementProblem): ApiError {
  const values = {
    ...('column' in found && { column: providers[method].settlement[found.column][0] ?? '' }),
    ...('line' in found && { line: found.line }),
    ...('written' in found && { written: found.written.slice(0, SHOWN_LETTERS) }),
  };
  return new ApiError('invalid_input', {
    fields: {
      [found.problem === 'date_order' ? 'date_order' : 'csv']: {
        key: `settlement_${found.problem}`,
        values,
      },
    },
  });
}
