/**
 * The settlement file of a service beside the payments we booked through it. Nothing is booked and
 * nothing of the file is kept. Source: docs/requirements/money.md, "Reconciliation".
 */
import { and, eq, gte, inArray, lt, or } from 'drizzle-orm';
import type { Reconciliation } from '#core/api/schemas/reconciliation.ts';
import { dhakaDate, dhakaInstant } from '#core/dates/dhaka-day.ts';
import type { GatewayMethod } from '#core/money/payment-states.ts';
import {
  readSettlement,
  type SettlementLine,
  settlementHeaders,
} from '#core/money/read-settlement.ts';
import type { Db } from '#server/db/database.ts';
import { invoices } from '#server/db/schema/invoices.ts';
import { payments } from '#server/db/schema/payments.ts';
import { ApiError } from '#server/errors/api-error.ts';

const DAY_MS = 24 * 3_600_000;
const BATCH = 5_000;
const SHOWN = 500;
/** Of what others wrote, no more is shown. */
const SHOWN_LETTERS = 60;

interface Ours {
  ref: string;
  trx: string;
  poisha: number;
  day: string;
  number: string;
}

type Finding = Reconciliation['findings'][number];

export async function reconcile(
  db: Db,
  method: GatewayMethod,
  csv: string,
): Promise<Reconciliation> {
  const read = readSettlement(method, csv);
  if ('problem' in read) throw toError(method, read);
  const { lines } = read;
  const days = lines.map(({ day }) => day).sort();
  const from = days[0] ?? '';
  const to = days.at(-1) ?? '';
  const ours = await findOurs(db, method, lines, { from, to });
  const byRef = new Map(ours.map((one) => [one.ref, one]));
  const byTrx = new Map(ours.map((one) => [one.trx, one]));
  const seen = new Set<Ours>();
  const findings: Finding[] = [];
  let matched = 0;
  let matchedPoisha = 0;
  for (const line of lines) {
    const own = byRef.get(line.ref) ?? byTrx.get(line.trx);
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
    lines: lines.length,
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
  own: Ours | undefined,
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

/** Of the days of the file, and whatever it names besides: a service settles a day later. */
async function findOurs(
  db: Db,
  method: GatewayMethod,
  lines: SettlementLine[],
  { from, to }: { from: string; to: string },
): Promise<Ours[]> {
  const select = () =>
    db
      .select({
        id: payments.id,
        ref: payments.ref,
        trx: payments.gatewayTrx,
        poisha: payments.poisha,
        endedAt: payments.endedAt,
        number: invoices.number,
      })
      .from(payments)
      .innerJoin(invoices, eq(invoices.id, payments.invoiceId));
  const isPaid = and(eq(payments.method, method), eq(payments.state, 'paid'));
  const until = new Date(dhakaInstant(to).getTime() + DAY_MS);
  const found = new Map<number, Awaited<ReturnType<typeof select>>[number]>();
  const rows = await select().where(
    and(isPaid, gte(payments.endedAt, dhakaInstant(from)), lt(payments.endedAt, until)),
  );
  for (const row of rows) found.set(row.id, row);
  const known = new Set(rows.flatMap(({ ref, trx }) => [ref, trx]));
  const others = lines.filter(({ ref, trx }) => !known.has(ref) && !known.has(trx));
  for (let start = 0; start < others.length; start += BATCH) {
    const batch = others.slice(start, start + BATCH);
    const named = or(
      inArray(
        payments.ref,
        batch.map(({ ref }) => ref),
      ),
      inArray(
        payments.gatewayTrx,
        batch.map(({ trx }) => trx),
      ),
    );
    for (const row of await select().where(and(isPaid, named))) found.set(row.id, row);
  }
  return [...found.values()].map(({ endedAt, trx, ref, poisha, number }) => ({
    ref,
    trx: trx ?? '',
    poisha,
    number,
    day: endedAt === null ? '' : dhakaDate(endedAt),
  }));
}

type Problem = Exclude<ReturnType<typeof readSettlement>, { lines: SettlementLine[] }>;

function toError(method: GatewayMethod, found: Problem): ApiError {
  const values = {
    ...('column' in found && { column: settlementHeaders[method][found.column][0] ?? '' }),
    ...('line' in found && { line: found.line }),
  };
  return new ApiError('invalid_input', {
    fields: { csv: { key: `settlement_${found.problem}`, values } },
  });
}
