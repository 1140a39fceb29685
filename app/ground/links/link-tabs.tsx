import { NavLink } from 'react-router';
import { cx } from '#ui/cx.ts';

interface LinkTabsProps {
  label: string;
  /** `isExact`: a place above the others is not marked on them. */
  tabs: { to: string; text: string; isExact?: boolean }[];
}

/** The screens of one place beside each other, on a phone in as many rows as they need. */
export const LinkTabs = ({ label, tabs }: LinkTabsProps) => (
  <nav aria-label={label} className="mb-5 border-b border-line">
    <ul className="flex flex-wrap gap-1">
      {tabs.map(({ to, text, isExact = false }) => (
        <li key={to}>
          <NavLink
            to={to}
            end={isExact}
            className={({ isActive }) =>
              cx(
                'inline-flex items-center min-h-[44px] px-3 whitespace-nowrap border-b-2 font-semibold',
                isActive
                  ? 'border-brand text-brand'
                  : 'border-transparent text-muted hover:text-ink',
              )
            }
          >
            {text}
          </NavLink>
        </li>
      ))}
    </ul>
  </nav>
);
