import { useTranslation } from 'react-i18next';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';

interface PolicyFieldProps {
  hasAccepted: boolean;
  /** It was tried without. */
  isMissing: boolean;
  onChange(hasAccepted: boolean): void;
}

/** The box by which a payer accepts the rules of payment, with the link to them. */
export function PolicyField({ hasAccepted, isMissing, onChange }: PolicyFieldProps) {
  const { t } = useTranslation('money');
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-x-4">
        <CheckboxField label={t('pay.accept')} checked={hasAccepted} onChange={onChange} />
        <a
          href="/terms-conditions#section-4"
          target="_blank"
          rel="noopener"
          className="inline-flex items-center min-h-[44px] text-brand underline"
        >
          {t('pay.policy')}
        </a>
      </div>
      {isMissing && (
        <p role="alert" className="text-danger text-sm">
          {t('pay.acceptFirst')}
        </p>
      )}
    </div>
  );
}
