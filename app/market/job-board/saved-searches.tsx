import { BookmarkPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { SavedSearchList } from '#app/market/own-jobs/saved-search-list.tsx';
import { SearchNameForm } from '#app/market/own-jobs/search-name-form.tsx';
import { isFiltered, type JobFilter } from '#core/market/filters/job-filter.ts';
import { SEARCH_NAME_MAX } from '#core/market/jobs/saved-search-limits.ts';
import { useApi } from '#ui/api/use-api.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { useFilterTexts } from '#widgets/job-board/use-filter-texts.ts';

/**
 * The saved searches beside the title of the board, for tutors: the filters are saved as they are,
 * and saved ones opened.
 */
export function SavedSearches({ filter }: { filter: JobFilter }) {
  const { t } = useTranslation('ownBoard');
  const navigate = useNavigate();
  const { hash, search } = useLocation();
  // The way here from a search that finds nothing: widgets/job-board/tell-me.tsx.
  const isLedHere = hash === '#save';
  const [isPressed, setPressed] = useState(false);
  const close = () => {
    setPressed(false);
    if (isLedHere) navigate({ search }, { replace: true });
  };

  return (
    <>
      <Button
        look="secondary"
        className="px-3 no-print"
        aria-label={t('saved.title')}
        icon={<BookmarkPlus aria-hidden="true" size={18} />}
        onClick={() => setPressed(true)}
      />
      {(isPressed || isLedHere) && (
        <Dialog title={t('saved.title')} onClose={close}>
          <div className="flex flex-col gap-4">
            {isFiltered(filter) ? (
              <SaveSearch filter={filter} />
            ) : (
              <p className="text-muted">{t('saved.chooseFirst')}</p>
            )}
            <SavedSearchList onOpen={close} empty={<p>{t('saved.empty')}</p>} />
          </div>
        </Dialog>
      )}
    </>
  );
}

function SaveSearch({ filter }: { filter: JobFilter }) {
  const showToast = useToast();
  const { api } = useEnvironment();
  const list = useApi('listSavedSearches', {}, { keepsLast: true });
  const chosen = useFilterTexts(filter).map(({ text }) => text);
  const proposed = [filter.search, ...chosen].filter(Boolean).join(', ').slice(0, SEARCH_NAME_MAX);
  const save = async (name: string) => {
    const { message } = await api.call('saveSearch', { body: { name, filter } });
    await list.refresh();
    showToast(message, 'success');
  };
  // The names of the filters may come later: then they are proposed.
  return <SearchNameForm key={proposed} first={proposed} onSave={save} />;
}
