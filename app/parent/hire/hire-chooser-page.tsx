import { Baby, GraduationCap, Users, Video } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from '#ui/card/card.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { PageHead } from '../layout/page-head.tsx';

const CHOICES = [
  ['tutor', '/parent/dashboard/hire/home-tutor', GraduationCap],
  ['hub', '/hub', Users],
  ['coach', '/parent/dashboard/hire/home-coach', Baby],
  ['instant', '/parent/dashboard/online-lesson', Video],
] as const;

export function HireChooserPage() {
  const texts = useTexts('parent');
  return (
    <>
      <PageHead title={texts('hire.title')} />
      <ul className="grid grid-cols-1 cq-md:grid-cols-2 gap-4">
        {CHOICES.map(([name, to, Icon]) => (
          <Card as="li" padding="roomy" isLink key={to} className="relative flex flex-col gap-2">
            <Icon aria-hidden="true" size={32} className="text-brand" />
            <h2 className="text-lg">
              <Link to={to} className="covers-card">
                {texts(`hire.${name}`)}
              </Link>
            </h2>
            <p className="text-muted">{texts(`hire.${name}Hint`)}</p>
          </Card>
        ))}
      </ul>
    </>
  );
}
