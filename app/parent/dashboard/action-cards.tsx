import { ArrowRight, Baby, GraduationCap, Inbox } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from '#ui/card/card.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

const CARDS = [
  ['hireTutor', 'now', '/parent/dashboard/hire/home-tutor', GraduationCap],
  ['hireCoach', 'now', '/parent/dashboard/hire/home-coach', Baby],
  ['requests', 'open', '/parent/dashboard/requests/tutor-requests', Inbox],
] as const;

export function ActionCards() {
  const texts = useTexts('parent');
  return (
    <ul className="grid grid-cols-1 cq-md:grid-cols-3 gap-4">
      {CARDS.map(([name, action, to, Icon]) => (
        <Card as="li" isLink key={to} className="relative flex flex-col gap-1">
          <Icon aria-hidden="true" size={24} className="text-brand" />
          <h2 className="text-base font-semibold">
            <Link to={to} className="covers-card">
              {texts(`home.${name}`)}
            </Link>
          </h2>
          <p className="flex-1 text-muted text-sm">{texts(`home.${name}Hint`)}</p>
          <p
            aria-hidden="true"
            className="inline-flex items-center gap-1 text-sm font-semibold text-brand"
          >
            {texts(`home.${action}`)}
            <ArrowRight size={16} />
          </p>
        </Card>
      ))}
    </ul>
  );
}
