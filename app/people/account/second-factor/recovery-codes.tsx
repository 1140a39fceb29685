import { Copy, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '#app/ground/files/use-copy.ts';
import { brand } from '#core/ground/brand.ts';
import { Button } from '#ui/button/button.tsx';
import { useSaveFile } from '#ui/files/use-save-file.ts';

interface RecoveryCodesProps {
  codes: string[];
  onDone(): void;
}

/** Shown once: what is not written down now is gone. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('auth');
  const save = useSaveFile();
  const toFile = () =>
    save(
      new Blob([`${brand.name}\n${codes.join('\n')}\n`], { type: 'text/plain;charset=utf-8' }),
      'porua-recovery-codes.txt',
    );
  const copy = useCopy(t('factor.copied'), t('factor.copyByHand'));
  return (
    <div className="flex flex-col gap-4">
      <h2 className="text-base">{t('factor.recoveryTitle')}</h2>
      <p className="text-muted">{t('factor.recoveryLead')}</p>
      <ul className="grid grid-cols-1 sm:grid-cols-2 gap-2 p-4 bg-ground border border-line rounded-sm font-mono tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          look="secondary"
          icon={<Copy aria-hidden="true" size={18} />}
          onClick={() => void copy(codes.join('\n'))}
        >
          {t('factor.copy')}
        </Button>
        <Button
          look="secondary"
          icon={<Download aria-hidden="true" size={18} />}
          onClick={() => void toFile()}
        >
          {t('factor.download')}
        </Button>
      </div>
      <Button onClick={onDone}>{t('factor.written')}</Button>
    </div>
  );
}
