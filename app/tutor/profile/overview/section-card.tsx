import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '#ui/card/card.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { UpdatedBadge } from '../../parts/updated-badge.tsx';

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
    <Card as="section" padding="roomy" className="flex flex-col gap-4">
      <div className="flex items-start gap-3">
        <div className="flex-1 min-w-0 flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
          <h2 className="text-lg">{title}</h2>
          <UpdatedBadge isUpdated={isUpdated} />
        </div>
        {editPath && (
          <Link
            to={editPath}
            aria-label={`${texts('edit')}: ${title}`}
            className="inline-flex items-center gap-2 min-h-[44px] px-2 -mr-2 rounded-sm font-semibold text-brand hover:bg-brand-soft"
          >
            <Pencil aria-hidden="true" size={18} />
            {texts('edit')}
          </Link>
        )}
      </div>
      {children}
    </Card>
  );
}
