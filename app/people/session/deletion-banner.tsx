import { Trash2 } from 'lucide-react';
import { WithTexts } from '#app/ground/texts/with-texts.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { KeepAccount } from './keep-account.tsx';

/**
 * The banner above every screen of people who have asked for the deletion: until then it can be
 * undone.
 */
export const DeletionBanner = ({ deletesAt }: { deletesAt: string }) => (
  <WithTexts areas={['settings']}>
    <Alert icon={<Trash2 aria-hidden="true" size={20} />} className="no-print mb-5">
      <div className="flex flex-col items-start gap-2">
        <KeepAccount deletesAt={deletesAt} />
      </div>
    </Alert>
  </WithTexts>
);
