import { MapPin, Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Place } from '#core/api/schemas/lookup.ts';
import { useApi } from '#ui/api/use-api.ts';
import { cx } from '#ui/cx.ts';
import { CONTROL, Field } from '#ui/field/field.tsx';
import { OptionList } from '#ui/field/option-list.tsx';
import { useDebounced } from '#ui/hooks/use-debounced.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { LiveRegion } from '#ui/live-region/live-region.tsx';

/** The search waits for the typing to stop. Source: docs/requirements/job-board.md, "Filters". */
const DEBOUNCE_MS = 300;

interface PlaceComboboxProps {
  label: string;
  hint: string;
  error?: string | undefined;
  /** Name of the place searched around, '' for none. */
  chosen: string;
  onChoose(place: Place): void;
  onClear(): void;
}

/** A text field with a list of places: type, arrows and Enter, or touch. */
export function PlaceCombobox({
  label,
  hint,
  error: problem,
  chosen,
  onChoose,
  onClear,
}: PlaceComboboxProps) {
  const texts = useTexts('board');
  const format = useFormat();
  const listId = useId();
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  // Enter pressed before the list was there: the first place is meant.
  const [isWaiting, setWaiting] = useState(false);
  const latestChoose = useRef<(place: Place) => void>(() => {});
  const query = useDebounced((typed ?? '').trim(), DEBOUNCE_MS);
  const { data, isLoading, error } = useApi(
    'searchPlaces',
    query ? { query: { q: query } } : null,
    { keepsLast: true },
  );
  const places = query && !error ? (data ?? []) : [];
  const isListed = isOpen && places.length > 0;
  const isEmpty = isOpen && query !== '' && !isLoading && !error && data?.length === 0;

  const isAnswered = query !== '' && query === typed?.trim() && !isLoading;
  const first = places[0];
  useEffect(() => {
    if (!isWaiting || !isAnswered) return;
    setWaiting(false);
    if (first) latestChoose.current(first);
  }, [isWaiting, isAnswered, first]);

  const choose = (place: Place) => {
    setTyped(undefined);
    setOpen(false);
    onChoose(place);
  };

  latestChoose.current = choose;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      const place = places[active];
      // A list for what was typed before is not an answer to what is typed now.
      if (place && isAnswered) choose(place);
      else if (typed?.trim()) setWaiting(true);
    }
    if (!isListed) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step) {
      event.preventDefault();
      setActive((active + step + places.length) % places.length);
    }
  };

  return (
    <Field label={label} hint={hint} error={problem}>
      {(ids) => (
        <div className="relative">
          <Search
            aria-hidden="true"
            size={18}
            className="absolute left-3 top-[22px] -translate-y-1/2 text-muted"
          />
          <input
            {...ids}
            role="combobox"
            type="text"
            aria-expanded={isListed}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isListed ? `${listId}-${active}` : undefined}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={100}
            className={cx(CONTROL, 'pl-9 pr-10')}
            value={typed ?? chosen}
            onFocus={(event) => event.currentTarget.select()}
            onBlur={() => {
              setOpen(false);
              if (!typed) setTyped(undefined);
            }}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setActive(0);
              setWaiting(false);
              setOpen(true);
              if (event.currentTarget.value === '' && chosen) onClear();
            }}
            onKeyDown={onKeyDown}
          />
          {(typed ?? chosen) !== '' && (
            <button
              type="button"
              aria-label={texts('near.clear')}
              className="absolute right-0 top-0 inline-flex items-center justify-center w-[44px] h-[44px] text-muted hover:text-ink rounded-sm"
              onClick={() => {
                setTyped(undefined);
                setOpen(false);
                onClear();
              }}
            >
              <X aria-hidden="true" size={18} />
            </button>
          )}
          <OptionList
            id={listId}
            label={label}
            isOpen={isListed}
            options={places}
            active={active}
            onActive={setActive}
            onChoose={choose}
          >
            {(place) => (
              <>
                <MapPin aria-hidden="true" size={16} className="text-muted" />
                {place.description}
              </>
            )}
          </OptionList>
          {isEmpty && <p className="text-muted text-sm mt-1">{texts('near.noMatch')}</p>}
          <LiveRegion
            text={
              isListed
                ? texts('near.results', { count: places.length, n: format.number(places.length) })
                : isEmpty
                  ? texts('near.noMatch')
                  : ''
            }
          />
        </div>
      )}
    </Field>
  );
}
