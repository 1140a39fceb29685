import { useId } from 'react';
import { Link } from 'react-router';
import type { LandingLink } from '#core/api/schemas/landing.ts';

interface LandingLinksProps {
  title: string;
  /** Where the heading stands below another one. */
  level?: 2 | 3;
  links: readonly LandingLink[];
}

/** Pages of the same kind; nothing where there are none. */
export function LandingLinks({ title, level = 2, links }: LandingLinksProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <Heading id={id} className={level === 2 ? 'text-lg' : 'font-semibold'}>
        {title}
      </Heading>
      <ul className="flex flex-wrap gap-x-5">
        {links.map(({ name, path }) => (
          <li key={path}>
            <Link
              to={path}
              className="inline-flex items-center min-h-[36px] text-brand hover:underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
