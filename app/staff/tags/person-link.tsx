import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '#ui/cx.ts';
import { personPath } from './person-path.ts';

interface PersonLinkProps {
  person: { user_id: number; name?: string };
  /** It stands among other words; else at the head of a card. */
  isInLine?: boolean;
  /** A press anywhere on the row or card opens it. */
  covers?: 'row' | 'card';
  /** It marks the row that keys go to. */
  rowKey?: number;
  /** They stand in place of the name. */
  children?: ReactNode;
}

/** The one way from a person's name to the person, in all lists and cards of staff. */
export const PersonLink = ({ person, isInLine, covers, rowKey, children }: PersonLinkProps) => (
  <Link
    to={personPath(person.user_id)}
    data-row-link={rowKey}
    className={cx(
      'font-semibold text-brand break-words hover:underline',
      covers === 'row' && 'covers-row',
      covers === 'card' && 'covers-card',
      covers === undefined && 'inline-flex items-center',
      covers === undefined && (isInLine ? 'min-h-[24px]' : 'min-h-[44px]'),
    )}
  >
    {children ?? person.name}
  </Link>
);
