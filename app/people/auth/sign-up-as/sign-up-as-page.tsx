import { BookOpenCheck, GraduationCap, Medal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { Card } from '#ui/card/card.tsx';
import { cx } from '#ui/cx.ts';

/** Tutor and Parent are active, Coach is not. Source: docs/requirements/people/accounts.md, "Roles". */
export function SignUpAsPage() {
  const { t } = useTranslation('auth');
  usePageTitle(t('signUpAs.title'));
  const roles = [
    { name: 'tutor', Icon: GraduationCap, to: '/auth/tutor/signup' },
    { name: 'parent', Icon: BookOpenCheck, to: '/auth/parent/signup' },
    { name: 'coach', Icon: Medal, to: undefined },
  ] as const;

  return (
    <section className="max-w-[860px] mx-auto flex flex-col gap-5">
      <h1 className="text-xl">{t('signUpAs.title')}</h1>
      <ul className="grid grid-cols-1 cq-md:grid-cols-3 gap-4">
        {roles.map(({ name, Icon, to }) => (
          <Card
            as="li"
            key={name}
            padding="roomy"
            isLink={to !== undefined}
            className="relative flex flex-col gap-2"
          >
            <Icon aria-hidden="true" size={28} className={to ? 'text-brand' : 'text-muted'} />
            <h2 className="text-lg">
              {to ? (
                <Link to={to} className="covers-card">
                  {t(`signUpAs.${name}`)}
                </Link>
              ) : (
                t(`signUpAs.${name}`)
              )}
            </h2>
            <p className="text-muted text-sm">{t(`signUpAs.${name}Lead`)}</p>
            <p
              className={cx(
                'self-start mt-auto px-2 py-1 rounded-sm text-xs font-semibold',
                to ? 'bg-brand-soft text-brand' : 'bg-surface text-muted',
              )}
            >
              {t(to ? 'signUpAs.active' : 'signUpAs.inactive')}
            </p>
          </Card>
        ))}
      </ul>
    </section>
  );
}
