import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Section } from '#ui/section/section.tsx';
import { UpdatedBadge } from '../forms/updated-badge.tsx';
import type { TutoringSection } from '../tutoring/tutoring-sections.ts';

type SectionName = TutoringSection | 'education' | 'credentials' | 'personal' | 'social';

interface SectionCardProps {
  name: SectionName;
  isUpdated: boolean;
  /** Address of the screen where it is changed; missing where it is changed in place. */
  edit?: string;
  children: ReactNode;
}

export function SectionCard({ name, isUpdated, edit, children }: SectionCardProps) {
  const { t } = useTranslation('profile');
  const title = t(`sections.${name}`);
  return (
    <Section
      title={title}
      note={<UpdatedBadge isUpdated={isUpdated} />}
      action={
        edit && (
          <Link
            to={`/tutor/profile/update/${edit}`}
            aria-label={`${t('edit')}: ${title}`}
            className="inline-flex items-center gap-2 min-h-[44px] px-2 -mr-2 rounded-sm font-semibold text-brand hover:bg-brand-soft"
          >
            <Pencil aria-hidden="true" size={18} />
            {t('edit')}
          </Link>
        )
      }
    >
      {children}
    </Section>
  );
}
