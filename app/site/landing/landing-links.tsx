import { useId } from 'react';
import { Link } from 'react-router';
import type { LandingLink } from '#core/site/api/landing.ts';
import { cx } from '#ui/cx.ts';

interface LandingLinksProps {
  title: string;
  /** The level of the heading, for one that stands below another. */
  level?: 2 | 3;
  links: readonly LandingLink[];
  /** The classes that lay out the links. */
  className?: string;
}

/** Pages of the same kind, hanging from their line; nothing where there are none. */
export function LandingLinks({
  title,
  level = 2,
  links,
  className = 'flex flex-wrap gap-x-5',
}: LandingLinksProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  // A city stands on one page twice, for jobs and for tutors: as landmarks the two would be alike.
  const Part = level === 2 ? 'section' : 'div';
  if (links.length === 0) return null;
  return (
    <Part
      aria-labelledby={level === 2 ? id : undefined}
      className={cx('flex flex-col gap-2', level === 2 && 'hangs')}
    >
      <Heading id={id} className={level === 2 ? 'text-xl' : 'text-lg'}>
        {title}
      </Heading>
      <ul className={className}>
        {links.map(({ name, path }) => (
          <li key={path}>
            <Link
              to={path}
              className="inline-flex items-center min-h-[36px] py-1 text-brand hover:underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}
