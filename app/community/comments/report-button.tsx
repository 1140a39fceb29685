import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconAct } from '#app/community/writing/icon-act.tsx';
import type { CommunityKind } from '#core/community/posts/community-constants.ts';
import { ReportPost } from './report-post.tsx';

export function ReportButton({ kind, id }: { kind: CommunityKind; id: number }) {
  const { t } = useTranslation('community');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconAct
        label={t('act.report')}
        icon={<Flag aria-hidden="true" size={18} />}
        onClick={() => setOpen(true)}
      />
      {isOpen && <ReportPost kind={kind} id={id} onClose={() => setOpen(false)} />}
    </>
  );
}
