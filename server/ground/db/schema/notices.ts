import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import {
  NOTICE_TEXT_MAX,
  NOTICE_TITLE_MAX,
  noticeAudiences,
} from '#core/community/notices/notice-words.ts';
import { atMostLetters } from './at-most-letters.ts';
import { moment } from './moment.ts';
import { onlyItsWords } from './only-its-words.ts';
import { users } from './people.ts';
import { refersTo } from './refers-to.ts';

/**
 * The notices staff write on the boards of dashboards. Source:
 * docs/requirements/dashboards/parent-area.md, "Notice board".
 */
export const notices = pgTable(
  'notices',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    audience: text({ enum: noticeAudiences }).notNull(),
    /** Days of Dhaka, both included. */
    fromOn: date('from_on', { mode: 'string' }).notNull(),
    untilOn: date('until_on', { mode: 'string' }).notNull(),
    titleEn: text('title_en').notNull(),
    titleBn: text('title_bn').notNull(),
    textEn: text('text_en').notNull(),
    textBn: text('text_bn').notNull(),
    /** Goes up with each change. */
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull(),
    createdBy: refersTo('created_by', () => users.id),
    changedAt: moment('changed_at'),
    changedBy: integer('changed_by').references(() => users.id),
    endedAt: moment('ended_at'),
    endedBy: integer('ended_by').references(() => users.id),
  },
  (table) => [
    onlyItsWords('notices_audience', table.audience),
    index('notices_until').on(table.untilOn),
    check('notices_days', sql`${table.untilOn} >= ${table.fromOn}`),
    check(
      'notices_titles',
      sql`${table.titleEn} <> '' and ${atMostLetters(table.titleEn, NOTICE_TITLE_MAX)} and ${table.titleBn} <> '' and ${atMostLetters(table.titleBn, NOTICE_TITLE_MAX)}`,
    ),
    check(
      'notices_texts',
      sql`${table.textEn} <> '' and ${atMostLetters(table.textEn, NOTICE_TEXT_MAX)} and ${table.textBn} <> '' and ${atMostLetters(table.textBn, NOTICE_TEXT_MAX)}`,
    ),
    check('notices_changed', sql`(${table.changedAt} is null) = (${table.changedBy} is null)`),
    check('notices_ended', sql`(${table.endedAt} is null) = (${table.endedBy} is null)`),
  ],
);

/** The notices each person has closed: a closed one does not come back to them. */
export const noticeDismissals = pgTable(
  'notice_dismissals',
  {
    noticeId: refersTo('notice_id', () => notices.id, { onDelete: 'cascade' }),
    userId: refersTo('user_id', () => users.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.noticeId] }),
    index('notice_dismissals_notice').on(table.noticeId),
  ],
);
