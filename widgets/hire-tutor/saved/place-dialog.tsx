import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { DialogForm } from './dialog-form.tsx';
import { PlaceForm } from './place-form.tsx';
import { type Place, usePlaceFields } from './use-place-fields.ts';

interface PlaceDialogProps {
  /** The one to change; a new one without it. */
  place?: Place;
  onClose(): void;
  onSaved(place: Place): Promise<void> | void;
}

/** "Add Location": adds a place or changes one. */
export function PlaceDialog({ place, onClose, onSaved }: PlaceDialogProps) {
  const texts = useTexts('parent');
  const { values, change, errorOf, save, isBusy, message } = usePlaceFields({
    place,
    async onSaved(saved) {
      await onSaved(saved);
      onClose();
    },
  });
  return (
    <DialogForm
      title={texts(place ? 'places.edit' : 'places.add')}
      saveText={texts(isBusy ? 'saving' : place ? 'save' : 'places.addShort')}
      problem={message}
      isBusy={isBusy}
      onSave={save}
      onClose={onClose}
    >
      <PlaceForm values={values} onChange={change} errorOf={errorOf} />
    </DialogForm>
  );
}
