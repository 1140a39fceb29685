import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
import { differingFields, type RequestDraft } from './request-draft.ts';
import { useDraftWords } from './use-draft-words.ts';

interface ConflictPanelProps {
  /** The server's words: who was faster, and when. */
  message: string;
  mine: RequestDraft;
  theirs: RequestDraft;
  onUseTheirs(): void;
  /** Sends what was typed on top of the other's version; absent where it can no longer be sent. */
  onUseMine?: (() => void) | undefined;
}

/** Two people at one request: who was faster, both versions side by side, and the choice. */
export function ConflictPanel({
  message,
  mine,
  theirs,
  onUseTheirs,
  onUseMine,
}: ConflictPanelProps) {
  const { t } = useTranslation('staff');
  const mineWords = useDraftWords(mine);
  const theirWords = useDraftWords(theirs);
  const fields = differingFields(mine, theirs);
  return (
    <section
      role="alert"
      className="flex flex-col gap-3 p-4 rounded border border-accent bg-accent-soft text-accent-ink"
    >
      <p className="flex gap-2 font-semibold">
        <Users aria-hidden="true" size={20} />
        <span className="min-w-0">{message}</span>
      </p>
      {fields.length === 0 ? (
        <p>{t('conflict.same')}</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full text-sm text-start">
            <thead>
              <tr>
                <th scope="col" className="p-1 text-start">
                  {t('conflict.field')}
                </th>
                <th scope="col" className="p-1 text-start">
                  {t('conflict.theirs')}
                </th>
                <th scope="col" className="p-1 text-start">
                  {t('conflict.mine')}
                </th>
              </tr>
            </thead>
            <tbody>
              {fields.map((field) => (
                <tr key={field}>
                  <th scope="row" className="p-1 text-start font-normal align-top">
                    {t(`field.${field}`)}
                  </th>
                  <td className="p-1 align-top break-words">{theirWords(field)}</td>
                  <td className="p-1 align-top break-words">{mineWords(field)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={onUseTheirs}>
          {t('conflict.useTheirs')}
        </Button>
        {onUseMine ? (
          <Button onClick={onUseMine}>{t('conflict.useMine')}</Button>
        ) : (
          <p className="self-center">{t('conflict.over')}</p>
        )}
      </div>
    </section>
  );
}
