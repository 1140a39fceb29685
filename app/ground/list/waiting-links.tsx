import { Link } from 'react-router';
import { Alert } from '#ui/alert/alert.tsx';
import { Section } from '#ui/section/section.tsx';

interface WaitingLink {
  key: string;
  to: string;
  text: string;
}

/** A dashboard's list of what cannot go on before the person has acted, each on the way to its screen. */
export const WaitingLinks = ({ title, links }: { title: string; links: WaitingLink[] }) => (
  <Section padding="normal" title={title}>
    <ul className="flex flex-col gap-2">
      {links.map(({ key, to, text }) => (
        <li key={key}>
          <Alert tone="warning" className="relative">
            <Link to={to} className="covers-card font-semibold">
              {text}
            </Link>
          </Alert>
        </li>
      ))}
    </ul>
  </Section>
);
