import { useTranslation } from 'react-i18next';
import { useToast } from '../toast/toast-provider.tsx';
import { saveFile } from './save-file.ts';

/** Saves a file; where the browser cannot, says how the person gets it. */
export function useSaveFile() {
  const { t } = useTranslation('common');
  const showToast = useToast();
  return async (file: Blob, name: string): Promise<void> => {
    if (!(await saveFile(file, name))) showToast(t('notSavedHere'), 'error');
  };
}
