/** The row of names, which titles and addresses may stand above. */
import { type GatewayMethod, providers } from '#core/money/providers/providers.ts';
import {
  type SettlementColumn,
  settlementColumns,
  stateNames,
} from '#core/money/providers/settlement-columns.ts';
import type { Row } from './split-rows.ts';

const MOST_TITLES = 50;
const CURRENCY = /(?:bdt|taka|tk)$/;

export interface Names {
  /** Its place among the rows. */
  at: number;
  columns: ReadonlyMap<SettlementColumn, number>;
  state: number | undefined;
}

/** Returns a name without case, spaces, signs and the currency: "Amount (BDT)" is the amount. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(CURRENCY, '');

function columnsOf(method: GatewayMethod, fields: readonly string[]) {
  const given = fields.map(plain);
  const columns = new Map<SettlementColumn, number>();
  for (const column of settlementColumns)
    for (const known of providers[method].settlement[column].map(plain)) {
      const place = given.indexOf(known);
      if (place === -1 || [...columns.values()].includes(place)) continue;
      columns.set(column, place);
      break;
    }
  return { columns, given };
}

/** Finds the row with the most names of columns; where no row has one, it is the first. */
export function findNames(method: GatewayMethod, rows: readonly Row[]): Names {
  let best: Names = { at: 0, columns: new Map(), state: undefined };
  for (const [at, { fields }] of rows.slice(0, MOST_TITLES).entries()) {
    const { columns, given } = columnsOf(method, fields);
    if (columns.size <= best.columns.size) continue;
    const state = given.findIndex((name) => stateNames.includes(name));
    best = { at, columns, state: state === -1 ? undefined : state };
  }
  return best;
}
