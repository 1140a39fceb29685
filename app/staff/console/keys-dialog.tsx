import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { areKeysOn, setKeysOn } from './key-setting.ts';

const KEYS = [
  ['j', 'next'],
  ['k', 'previous'],
  ['Enter', 'open'],
  ['/', 'search'],
  ['f', 'find'],
  ['a', 'approve'],
  ['r', 'return'],
  ['e', 'edit'],
  ['Esc', 'close'],
  ['Ctrl+Enter', 'send'],
  ['p', 'pipeline'],
  ['h', 'left'],
  ['l', 'right'],
  ['m', 'move'],
  ['x', 'end'],
  ['u', 'undo'],
  ['?', 'help'],
] as const;

/** Shows what each key does, and the switch that turns them off. */
export function KeysDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('staff');
  const [isOn, setOn] = useState(areKeysOn);
  return (
    <Dialog title={t('keys.title')} onClose={onClose}>
      <CheckboxField
        label={t('keys.on')}
        checked={isOn}
        onChange={(next) => {
          setKeysOn(next);
          setOn(next);
        }}
      />
      <dl className="grid grid-cols-[auto,1fr] gap-x-4 gap-y-2 mt-3">
        {KEYS.map(([key, name]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-block min-w-[32px] px-2 py-0.5 rounded-sm border border-edge bg-surface text-center text-sm">
                {key}
              </kbd>
            </dt>
            <dd>{t(`keys.do.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
