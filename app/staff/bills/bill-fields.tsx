import { useTranslation } from 'react-i18next';
import { MOST_OF_PRODUCT, type ProductId, productOf, products } from '#core/money/shop/products.ts';
import type { BillKind } from '#core/money/words/money-words.ts';
import { NumberField } from '#ui/field/number-field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import type { BillDraft } from './bill-draft.ts';
import type { BilledPerson } from './issue-bill-dialog.tsx';

interface BillFieldsProps {
  person: BilledPerson;
  draft: BillDraft;
  errorOf(field: string): string | undefined;
  onChange(change: Partial<BillDraft>): void;
}

/** The kind of bill and what it needs. Sums that follow from it are shown, and worked out by the server. */
export function BillFields({ person, draft, errorOf, onChange }: BillFieldsProps) {
  const { t } = useTranslation('staffMoney');
  const { t: money } = useTranslation('money');
  const format = useFormat();
  const kinds: BillKind[] =
    person.type === 'tutor'
      ? ['extra_bill', 'shop_order', 'address_delivery']
      : ['extra_bill', 'shop_order'];
  return (
    <>
      <SelectField<BillKind>
        label={t('bill.kind')}
        options={kinds.map((id) => ({ id, text: money(`kind.${id}`) }))}
        value={draft.kind}
        error={errorOf('kind')}
        onChange={(kind) => onChange({ kind: kind ?? 'extra_bill' })}
      />
      {draft.kind === 'extra_bill' && (
        <>
          <NumberField
            label={t('bill.taka')}
            value={draft.taka}
            error={errorOf('taka')}
            onChange={(taka) => onChange({ taka })}
          />
          <TextField
            label={t('bill.about')}
            hint={t('bill.aboutHint')}
            maxLength={120}
            value={draft.about}
            error={errorOf('about')}
            onChange={(event) => onChange({ about: event.currentTarget.value })}
          />
        </>
      )}
      {draft.kind === 'shop_order' && (
        <OrderFields draft={draft} errorOf={errorOf} onChange={onChange} />
      )}
      {draft.kind === 'address_delivery' && (
        <p>
          {person.delivery_charge === null
            ? t('bill.noDelivery')
            : t('bill.delivery', {
                sum: format.money(person.delivery_charge),
                city: person.city_name ?? '',
              })}
        </p>
      )}
    </>
  );
}

function OrderFields({ draft, errorOf, onChange }: Omit<BillFieldsProps, 'person'>) {
  const { t } = useTranslation('staffMoney');
  const lang = useLang();
  const format = useFormat();
  const { product, count = 0 } = draft;
  const isCount = count >= 1 && count <= MOST_OF_PRODUCT;
  return (
    <>
      <SelectField<ProductId>
        label={t('bill.product')}
        options={products.map(({ id, name, price }) => ({
          id,
          text: `${name[lang]}, ${format.money(price)}`,
        }))}
        value={product}
        error={errorOf('product')}
        onChange={(chosen) => onChange({ product: chosen ?? product })}
      />
      <NumberField
        label={t('bill.count')}
        value={draft.count}
        error={errorOf('count')}
        onChange={(given) => onChange({ count: given })}
      />
      {isCount && (
        <p aria-live="polite">
          {t('bill.order', { sum: format.money(productOf(product).price * count) })}
        </p>
      )}
    </>
  );
}
