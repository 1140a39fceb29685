import { Link } from 'react-router';

/** Whose card it is, at its head. */
export const PersonLink = ({ person }: { person: { user_id: number; name: string } }) => (
  <Link
    to={`/staff/people/${person.user_id}`}
    className="inline-flex items-center min-h-[44px] font-semibold text-brand break-words hover:underline"
  >
    {person.name}
  </Link>
);
