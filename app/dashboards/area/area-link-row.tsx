import { Link } from 'react-router';
import type { AreaLink } from './area.ts';

interface AreaLinkRowProps {
  link: AreaLink;
  isHere: boolean;
  className: string;
  onClick?(): void;
}

/** A link of the area with its picture and mark: in the menu at the side and in the sheet. */
export const AreaLinkRow = ({ link, isHere, className, onClick }: AreaLinkRowProps) => {
  const { to, text, icon: Icon, mark } = link;
  return (
    <li>
      <Link
        to={to}
        aria-current={isHere ? 'page' : undefined}
        className={className}
        onClick={onClick}
      >
        <Icon aria-hidden="true" size={20} />
        {text}
        {mark}
      </Link>
    </li>
  );
};
