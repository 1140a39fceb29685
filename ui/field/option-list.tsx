import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../cx.ts';

interface OptionListProps<Option extends { id: number | string }> {
  /** The field points here; options are `{id}-{index}`. */
  id: string;
  label: string;
  isOpen: boolean;
  options: readonly Option[];
  /** The heading of an option's group, above the first of it. */
  groupOf?: ((option: Option) => string) | undefined;
  /** Index of the option the arrow keys are at. */
  active: number;
  onActive(index: number): void;
  onChoose(option: Option): void;
  children(option: Option): ReactNode;
}

/** The list under a combobox; the focus stays in the field. */
export function OptionList<Option extends { id: number | string }>({
  id,
  label,
  isOpen,
  options,
  groupOf,
  active,
  onActive,
  onChoose,
  children,
}: OptionListProps<Option>) {
  const list = useRef<HTMLDivElement>(null);
  const count = options.length;
  useEffect(() => {
    // What is below the foot of a dialog is not looked for there.
    if (isOpen && count > 0 && list.current?.closest('dialog'))
      list.current.scrollIntoView({ block: 'nearest' });
  }, [isOpen, count]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      hidden={!isOpen}
      className="absolute z-20 left-0 right-0 top-full mt-1 max-h-[320px] overflow-y-auto bg-paper border border-edge rounded shadow"
    >
      {options.map((option, index) => {
        const group = groupOf?.(option);
        const before = options[index - 1];
        return (
          <Fragment key={option.id}>
            {group && (!before || groupOf?.(before) !== group) && (
              <div role="presentation" className="px-3 pt-2 text-xs text-muted font-semibold">
                {group}
              </div>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys of the list */}
            <div
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={cx(
                'flex items-center gap-2 min-h-[44px] px-3 py-1 cursor-pointer',
                index === active && 'bg-brand-soft',
              )}
              onMouseDown={(event) => event.preventDefault()}
              // Moved, not entered: a list that opens under a resting pointer is not meant by it.
              onMouseMove={() => onActive(index)}
              onClick={() => onChoose(option)}
            >
              {children(option)}
            </div>
          </Fragment>
        );
      })}
    </div>
  );
}
