import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

interface PolicyFieldProps {
  hasAccepted: boolean;
  /** It was tried without. */
  isMissing: boolean;
  onChange(hasAccepted: boolean): void;
}

/** The box by which a payer accepts the rules of payment, with the link to them. */
export function PolicyField({ hasAccepted, isMissing, onChange }: PolicyFieldProps) {
  const texts = useTexts('money');
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-x-4">
        <CheckboxField label={texts('pay.accept')} checked={hasAccepted} onChange={onChange} />
        <a
          href="/terms-conditions#section-4"
          target="_blank"
          rel="noopener"
          className="inline-flex items-center min-h-[44px] text-brand underline"
        >
          {texts('pay.policy')}
        </a>
      </div>
      {isMissing && (
        <p role="alert" className="text-danger text-sm">
          {texts('pay.acceptFirst')}
        </p>
      )}
    </div>
  );
}
