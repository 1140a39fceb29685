import { Flag } from 'lucide-react';
import { useState } from 'react';
import { IconAct } from '#app/community/writing/icon-act.tsx';
import type { CommunityKind } from '#core/community/posts/community-constants.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { ReportPost } from './report-post.tsx';

export function ReportButton({ kind, id }: { kind: CommunityKind; id: number }) {
  const texts = useTexts('community');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconAct
        label={texts('act.report')}
        icon={<Flag aria-hidden="true" size={18} />}
        onClick={() => setOpen(true)}
      />
      {isOpen && <ReportPost kind={kind} id={id} onClose={() => setOpen(false)} />}
    </>
  );
}
