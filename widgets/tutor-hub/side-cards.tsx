import { BadgeCheck, CalendarCheck, ListChecks, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useBrandName } from '../words/use-brand-name.ts';

/** Source: docs/requirements/market/tutor-hub.md, "Side cards". */
const FIRST_LESSONS = 20;
const LESSON_BLOCK = 5;

const STEPS = ['book1', 'book2', 'book3'] as const;

/** Shows why to choose these tutors, how many lessons and how to book. */
export function SideCards({ acceptedShare }: { acceptedShare: number | undefined }) {
  const { t } = useTranslation('hub');
  const format = useFormat();
  const brand = useBrandName();
  return (
    <aside aria-label={t('side.book')} className="hub-aside flex flex-col gap-3">
      <SideCard Icon={BadgeCheck} title={t('side.why', { brand })}>
        <p>{t('side.whyText')}</p>
        {acceptedShare !== undefined && (
          <p>{t('side.acceptedShare', { n: format.number(acceptedShare) })}</p>
        )}
      </SideCard>
      <SideCard Icon={CalendarCheck} title={t('side.lessons')}>
        <p>
          {t('side.lessonsText', {
            n: format.number(FIRST_LESSONS),
            block: format.number(LESSON_BLOCK),
          })}
        </p>
      </SideCard>
      <SideCard Icon={ListChecks} title={t('side.book')}>
        <ol className="flex flex-col gap-1">
          {STEPS.map((name, index) => (
            <li key={name} className="flex gap-2">
              <strong className="text-brand tabular">{format.number(index + 1)}</strong>
              <span className="min-w-0">{t(`side.${name}`)}</span>
            </li>
          ))}
        </ol>
      </SideCard>
    </aside>
  );
}

interface SideCardProps {
  Icon: LucideIcon;
  title: string;
  children: ReactNode;
}

const SideCard = ({ Icon, title, children }: SideCardProps) => (
  <section className="flex flex-col gap-2 p-4 bg-brand-soft rounded text-sm">
    <h3 className="flex items-center gap-2 text-base">
      <Icon aria-hidden="true" size={20} className="text-brand" />
      {title}
    </h3>
    {children}
  </section>
);
