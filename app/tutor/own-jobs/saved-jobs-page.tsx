import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { OwnJobsList } from './own-jobs-list.tsx';

export function Page() {
  const texts = useTexts('app');
  usePageTitle(texts('nav.savedJobs'));
  return (
    <>
      <h1 className="text-xl mb-4">{texts('nav.savedJobs')}</h1>
      <OwnJobsList
        from="listSavedJobs"
        emptyText={texts('ownJobs.savedEmpty')}
        errorText={texts('ownJobs.savedError')}
      />
    </>
  );
}
