import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { LoadError } from '../async/load-error.tsx';
import { Button } from '../button/button.tsx';
import { StatePanel } from '../state-panel/state-panel.tsx';
import { ListEnd, type ListEndTexts, type PagesState } from './list-end.tsx';

export interface ResultTexts extends ListEndTexts {
  empty: string;
  emptyHint: string;
  clear: string;
}

interface PagedResultsProps {
  pages: PagesState;
  isEmpty: boolean;
  texts: ResultTexts;
  skeleton: ReactNode;
  /** Takes the filters away; absent where the reader has none to change. */
  onClear: (() => void) | undefined;
  children: ReactNode;
}

/** A list in each of its states: loading, there, empty, failed, offline. */
export function PagedResults({
  pages,
  isEmpty,
  texts,
  skeleton,
  onClear,
  children,
}: PagedResultsProps) {
  const { error, retry } = pages;

  if (pages.isLoadingFirst) return skeleton;

  if (isEmpty && error) return <LoadError error={error} title={texts.fetchError} onRetry={retry} />;

  if (isEmpty)
    return (
      <StatePanel
        icon={<SearchX size={32} />}
        title={texts.empty}
        {...(onClear ? { hint: texts.emptyHint } : {})}
        action={
          onClear && (
            <Button look="secondary" onClick={onClear}>
              {texts.clear}
            </Button>
          )
        }
      />
    );

  return (
    <>
      {children}
      <ListEnd pages={pages} texts={texts} />
    </>
  );
}
