import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { useLatestCallback } from '../hooks/use-latest-callback.ts';
import { LiveRegion } from '../live-region/live-region.tsx';
import { CONTROL, Field } from './field.tsx';
import { OptionList } from './option-list.tsx';

export interface ComboboxOption {
  id: string;
  text: string;
}

interface ComboboxProps<Option extends ComboboxOption> {
  label: string;
  /** The label is for screen readers alone: the place of the field says what it is for. */
  isLabelHidden?: boolean;
  isRequired?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** Shown while nothing is being typed. */
  chosen: string;
  options: Option[];
  /** False while the options are those of what was typed before. */
  isAnswered?: boolean;
  /** The icon before the text of each option. */
  optionIcon?: ReactNode;
  /** Draws an option that is more than its text. */
  drawOption?(option: Option): ReactNode;
  /** The heading of an option's group. */
  groupOf?(option: Option): string;
  onType(text: string): void;
  onChoose(option: Option): void;
  /** Takes what is chosen away; its button is named so. */
  clear?: { text: string; onClear(): void };
  /** Said while something is typed and nothing fits. */
  emptyText: string;
  /** Says what can be typed, before anything is; it lies over the page, as the list does. */
  startText?: string;
  /** Told to those who cannot see the list. */
  countText: string;
}

/** A closed list has no options: there may be hundreds. */
const NONE: never[] = [];

/** A text field with a list that follows the typing: arrows and Enter, or touch. */
export function Combobox<Option extends ComboboxOption>({
  label,
  isLabelHidden = false,
  isRequired,
  hint,
  error,
  chosen,
  options,
  isAnswered = true,
  optionIcon,
  drawOption,
  groupOf,
  clear,
  onType,
  onChoose,
  emptyText,
  startText,
  countText,
}: ComboboxProps<Option>) {
  const listId = useId();
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  // Keys come faster than drawings: each arrow counts from the one before it.
  const latest = useRef(0);
  const activate = (index: number) => {
    latest.current = index;
    setActive(index);
  };
  // Enter pressed before the answer was there: its first option is meant.
  const [isWaiting, setWaiting] = useState(false);
  const isListed = isOpen && options.length > 0;
  const isEmpty = isOpen && isAnswered && Boolean(typed?.trim()) && options.length === 0;
  const note = isEmpty ? emptyText : isOpen && !typed?.trim() && !isListed ? startText : undefined;
  const type = (text: string | undefined) => {
    setTyped(text);
    activate(0);
    setWaiting(false);
    onType(text ?? '');
  };
  const close = () => {
    setOpen(false);
    type(undefined);
  };
  const choose = (option: Option | undefined) => {
    if (!option) return;
    close();
    onChoose(option);
  };
  const chooseFirst = useLatestCallback(() => choose(options[0]));
  useEffect(() => {
    if (!isWaiting || !isAnswered) return;
    setWaiting(false);
    chooseFirst();
  }, [isWaiting, isAnswered, chooseFirst]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
    if (event.key === 'Enter' && (isOpen || typed)) {
      event.preventDefault();
      if (isAnswered) choose(options[latest.current]);
      else setWaiting(true);
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    if (isListed) activate((latest.current + step + options.length) % options.length);
    else setOpen(true);
  };

  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      isRequired={isRequired}
      hint={hint}
      error={error}
    >
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
            maxLength={120}
            placeholder={isLabelHidden ? label : undefined}
            className={cx(CONTROL, 'pl-9', clear && 'pr-10')}
            value={typed ?? chosen}
            onFocus={(event) => {
              event.currentTarget.select();
              if (startText) setOpen(true);
            }}
            onClick={() => setOpen(true)}
            onBlur={close}
            onChange={(event) => {
              type(event.currentTarget.value);
              setOpen(true);
              if (event.currentTarget.value === '' && chosen) clear?.onClear();
            }}
            onKeyDown={onKeyDown}
          />
          {clear && (typed ?? chosen) !== '' && (
            <button
              type="button"
              aria-label={clear.text}
              className="absolute right-0 top-0 inline-flex items-center justify-center w-[44px] h-[44px] text-muted hover:text-ink rounded-sm"
              onClick={() => {
                close();
                clear.onClear();
              }}
            >
              <X aria-hidden="true" size={18} />
            </button>
          )}
          <OptionList<Option>
            id={listId}
            label={label}
            isOpen={isListed}
            options={isListed ? options : NONE}
            groupOf={groupOf}
            active={active}
            onActive={activate}
            onChoose={choose}
          >
            {(option) =>
              drawOption?.(option) ?? (
                <>
                  {optionIcon}
                  {option.text}
                </>
              )
            }
          </OptionList>
          {note && (
            <p
              className={cx(
                'text-muted text-sm mt-1',
                startText &&
                  'absolute z-20 left-0 right-0 top-full px-3 py-2 bg-paper border border-edge rounded shadow',
              )}
            >
              {note}
            </p>
          )}
          <LiveRegion text={isListed ? countText : (note ?? '')} />
        </div>
      )}
    </Field>
  );
}
