import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/ground/db/database.ts';

export interface Owner {
  userId: number;
  phoneNo: string;
  tutorId: number | null;
  parentId: number | null;
}

export type Row = Record<string, unknown>;

export interface PersonalTable {
  table: PgTable;
  /** Null: of nobody of this kind. */
  of(db: Db, owner: Owner): SQL | undefined | null;
  /** Columns the person gets; `all`, or none with a reason in `why`. */
  exported: 'all' | readonly string[];
  /** Selects, of rows that are another's too, those the person's screens show. */
  shownIf?(db: Db, owner: Owner): SQL | undefined;
  /** Returns such a row as the person's screens show it, by the same rule. */
  shownAs?(row: Row, owner: Owner): Row;
  /** The other columns: ids, keys and secrets, or what belongs to somebody else. */
  hidden: string;
  /** `keep` stays as it is; an object is written into what stays. */
  erased: 'delete' | 'keep' | Record<string, unknown> | ((owner: Owner) => Record<string, unknown>);
  /** Columns that stay, when not all of it is deleted. */
  stays: string;
  /** The data of the table, in words, for docs/privacy.md. */
  what: string;
  /** The others who read it. */
  readers: string;
  /** The time it is there, and the reason why what stays stays. */
  why: string;
}

/** All of it goes into the export. */
export const EXPORTED = { exported: 'all', hidden: '' } as const;
/** Nothing of it is left when the account is erased. */
export const DELETED = { erased: 'delete', stays: '' } as const;
/** Its rows are there as long as the account is. */
export const WITH_ACCOUNT = { ...DELETED, why: 'with the account' } as const;

export const OWN = 'the person';
export const STAFF = 'the person, staff';
/** The sign that stands in place of a name. */
export const NO_NAME = '—';
