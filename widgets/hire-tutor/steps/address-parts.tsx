import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ADDRESS_PART_MAX } from '#core/ground/limits/hire-limits.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { Disclosure } from './disclosure.tsx';
import type { RequestFieldsProps } from './step-props.ts';

const PARTS = ['flat_house', 'road_no', 'area'] as const;

/** Flat and house, road, block: for who gives them apart. */
export function AddressParts({ answers, change, errorOf }: RequestFieldsProps) {
  const { t } = useTranslation('hire');
  const [isOpen, setOpen] = useState(false);
  const given = PARTS.flatMap((part) => answers[part] || []);
  return (
    <Disclosure
      title={t('address.title')}
      line={given.length > 0 ? given.join(', ') : t('address.hint')}
      isOpen={isOpen || PARTS.some((part) => errorOf(part) !== undefined)}
      onToggle={setOpen}
    >
      <div className="grid grid-cols-1 cq-sm:grid-cols-3 gap-4">
        {PARTS.map((part) => (
          <div key={part} data-field={part}>
            <TextField
              label={t('optional', { label: t(`address.${part}`) })}
              autoComplete="off"
              maxLength={ADDRESS_PART_MAX}
              value={answers[part] ?? ''}
              error={errorOf(part)}
              onChange={(event) => change({ [part]: event.currentTarget.value || undefined })}
            />
          </div>
        ))}
      </div>
    </Disclosure>
  );
}
