import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Section } from '#ui/section/section.tsx';
import { UpdatedBadge } from '../../forms/updated-badge.tsx';

interface SectionCardProps {
  title: string;
  isUpdated: boolean;
  /** The screen where it is changed; missing where it is changed in place. */
  editPath?: string;
  children: ReactNode;
}

export function SectionCard({ title, isUpdated, editPath, children }: SectionCardProps) {
  const texts = useTexts('profile');
  return (
    <Section
      title={title}
      note={<UpdatedBadge isUpdated={isUpdated} />}
      action={
        editPath && (
          <Link
            to={editPath}
            aria-label={`${texts('edit')}: ${title}`}
            className="inline-flex items-center gap-2 min-h-[44px] px-2 -mr-2 rounded-sm font-semibold text-brand hover:bg-brand-soft"
          >
            <Pencil aria-hidden="true" size={18} />
            {texts('edit')}
          </Link>
        )
      }
    >
      {children}
    </Section>
  );
}
