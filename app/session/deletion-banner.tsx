import { Trash2 } from 'lucide-react';
import { KeepAccount } from '../account/keep-account.tsx';
import { WithTexts } from '../texts/with-texts.tsx';

/** Above every screen of who has asked for the deletion: until then it can be undone. */
export const DeletionBanner = ({ deletesAt }: { deletesAt: string }) => (
  <WithTexts areas={['settings']}>
    <section className="no-print flex gap-3 mb-5 p-4 rounded bg-danger-soft text-danger">
      <Trash2 aria-hidden="true" size={22} className="flex-none" />
      <div className="flex flex-col items-start gap-2 min-w-0">
        <KeepAccount deletesAt={deletesAt} />
      </div>
    </section>
  </WithTexts>
);
