import { type LucideIcon, Plus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AsyncView, type Response } from '#ui/async/async-view.tsx';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { SavedItem } from './saved-item.tsx';
import { SettingsFrame } from './settings-frame.tsx';

type Word =
  | 'lead'
  | 'addNew'
  | 'empty'
  | 'editOne'
  | 'deleteOne'
  | 'deleteTitle'
  | 'saved'
  | 'deleted';

interface SavedListProps<Saved> {
  tab: ComponentProps<typeof SettingsFrame>['tab'];
  words(text: Word, of?: { name: string }): string;
  icon: LucideIcon;
  response: Response<{ data: Saved[] }> & { refresh(): Promise<unknown> };
  nameOf(saved: Saved): string;
  linesOf(saved: Saved): string[];
  /** Returns the map, for entries that have a place. */
  mapOf?(saved: Saved): ReactNode;
  remove(id: number): Promise<unknown>;
  /** The form for one of them, or for a new one. */
  form(saved: Saved | undefined, on: { onClose(): void; onSaved(): Promise<void> }): ReactNode;
}

/** Shows what a guardian saves for the next request: added, changed and deleted in one list. */
export function SavedList<Saved extends { id: number }>({
  tab,
  words,
  icon: Icon,
  response,
  nameOf,
  linesOf,
  mapOf,
  remove,
  form,
}: SavedListProps<Saved>) {
  const { t } = useTranslation('parent');
  const showToast = useToast();
  const [edited, setEdited] = useState<Saved | 'new'>();
  const [deleted, setDeleted] = useState<Saved>();
  const readAgain = async (said: 'saved' | 'deleted') => {
    await response.refresh();
    showToast(words(said), 'success');
  };

  return (
    <SettingsFrame
      tab={tab}
      isList
      lead={words('lead')}
      action={
        <Button icon={<Plus aria-hidden="true" size={18} />} onClick={() => setEdited('new')}>
          {words('addNew')}
        </Button>
      }
    >
      <AsyncView
        response={response}
        isEmpty={({ data }) => data.length === 0}
        empty={<StatePanel icon={<Icon size={32} />} title={words('empty')} />}
      >
        {({ data }) => (
          <ul className="flex flex-col gap-3">
            {data.map((saved) => (
              <li key={saved.id}>
                <SavedItem
                  title={nameOf(saved)}
                  lines={linesOf(saved)}
                  map={mapOf?.(saved)}
                  editText={words('editOne', { name: nameOf(saved) })}
                  deleteText={words('deleteOne', { name: nameOf(saved) })}
                  onEdit={() => setEdited(saved)}
                  onDelete={() => setDeleted(saved)}
                />
              </li>
            ))}
          </ul>
        )}
      </AsyncView>
      {edited &&
        form(edited === 'new' ? undefined : edited, {
          onClose: () => setEdited(undefined),
          onSaved: () => readAgain('saved'),
        })}
      {deleted && (
        <ConfirmDialog
          title={words('deleteTitle', { name: nameOf(deleted) })}
          confirmText={t('delete')}
          onConfirm={async () => {
            await remove(deleted.id);
            await readAgain('deleted');
          }}
          onClose={() => setDeleted(undefined)}
        >
          {t('students.deleteHint')}
        </ConfirmDialog>
      )}
    </SettingsFrame>
  );
}
