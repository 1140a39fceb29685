import { useTranslation } from 'react-i18next';
import { PlaceForm } from './place-form.tsx';
import { SavedDialog } from './saved-dialog.tsx';
import { type Place, usePlaceFields } from './use-place-fields.ts';

interface PlaceDialogProps {
  /** The one to change; a new one without it. */
  place?: Place;
  onClose(): void;
  onSaved(place: Place): Promise<void> | void;
}

/** "Add Location": adds a place or changes one. */
export function PlaceDialog({ place, onClose, onSaved }: PlaceDialogProps) {
  const { t } = useTranslation('parent');
  const { values, change, errorOf, save, isBusy, message } = usePlaceFields({
    place,
    async onSaved(saved) {
      await onSaved(saved);
      onClose();
    },
  });
  return (
    <SavedDialog
      title={t(place ? 'places.edit' : 'places.add')}
      sendText={t(place ? 'save' : 'places.addShort')}
      busyText={t('saving')}
      problem={message}
      isBusy={isBusy}
      onSend={save}
      onClose={onClose}
    >
      <PlaceForm values={values} onChange={change} errorOf={errorOf} />
    </SavedDialog>
  );
}
