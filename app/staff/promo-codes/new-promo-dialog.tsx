import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { incomeKinds } from '#core/money/words/money-words.ts';
import {
  type PromoAudience,
  type PromoKind,
  promoAudiences,
  promoKinds,
} from '#core/money/words/promo-words.ts';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { CheckboxList } from '#ui/field/checkbox-list.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';

interface Draft {
  code: string;
  type: PromoKind;
  value: number | undefined;
  from_on: string;
  until_on: string;
  per_person: number | undefined;
  in_all: number | undefined;
  audience: PromoAudience;
  kinds: number[];
}

const EMPTY: Draft = {
  code: '',
  type: 'percent',
  value: undefined,
  from_on: '',
  until_on: '',
  per_person: 1,
  in_all: undefined,
  audience: 'all',
  kinds: [],
};

/** A code is never changed, so that what it promised stays what it was. */
export function NewPromoDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('staffMoney');
  const { t: money } = useTranslation('money');
  const { api } = useEnvironment();
  const work = useStaffMutation();
  const [draft, setDraft] = useState<Draft>(() => ({ ...EMPTY, from_on: dhakaDate(new Date()) }));
  const set = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }));
  const send = async () => {
    const { value, per_person, in_all, until_on, kinds } = draft;
    const body = {
      ...draft,
      // What is missing is refused by the server, beside its field.
      value: value ?? Number.NaN,
      per_person: per_person ?? Number.NaN,
      // Without a number there is no limit: what cannot be read must not pass for that.
      in_all: Number.isNaN(in_all) ? 0 : in_all,
      until_on,
      kinds: incomeKinds.filter((_, at) => kinds.includes(at)),
    };
    const done = await work.run(
      () => api.call('createPromoCode', { body }),
      t('promo.created', { code: draft.code.trim() }),
    );
    if (done) onClose();
  };
  return (
    <FormDialog
      title={t('promo.add')}
      sendText={t('promo.create')}
      isBusy={work.isBusy}
      problem={work.messageAlone}
      onSend={send}
      onClose={onClose}
      onCancel={onClose}
    >
      <p className="text-muted text-sm">{t('promo.addHint')}</p>
      <TextField
        label={t('promo.code')}
        hint={t('promo.codeHint')}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        value={draft.code}
        error={work.fieldError('code')}
        onChange={(event) => set({ code: event.currentTarget.value })}
      />
      <SelectField<PromoKind>
        label={t('promo.type')}
        options={promoKinds.map((id) => ({ id, text: t(`promo.types.${id}`) }))}
        value={draft.type}
        onChange={(type) => set({ type: type ?? 'percent' })}
      />
      <NumberField
        label={t(`promo.value.${draft.type}`)}
        value={draft.value}
        error={work.fieldError('value')}
        onChange={(value) => set({ value })}
      />
      <TextField
        label={t('promo.fromOn')}
        type="date"
        value={draft.from_on}
        error={work.fieldError('from_on')}
        onChange={(event) => set({ from_on: event.currentTarget.value })}
      />
      <TextField
        label={t('promo.untilOn')}
        type="date"
        value={draft.until_on}
        error={work.fieldError('until_on')}
        onChange={(event) => set({ until_on: event.currentTarget.value })}
      />
      <NumberField
        label={t('promo.perPerson')}
        value={draft.per_person}
        error={work.fieldError('per_person')}
        onChange={(value) => set({ per_person: value })}
      />
      <NumberField
        label={t('promo.inAll')}
        value={draft.in_all}
        error={work.fieldError('in_all')}
        onChange={(value) => set({ in_all: value })}
      />
      <SelectField<PromoAudience>
        label={t('promo.audience')}
        options={promoAudiences.map((id) => ({ id, text: t(`promo.for.${id}`) }))}
        value={draft.audience}
        onChange={(audience) => set({ audience: audience ?? 'all' })}
      />
      <CheckboxList
        legend={t('promo.kinds')}
        hint={t('promo.kindsHint')}
        options={incomeKinds.map((kind, id) => ({ id, text: money(`kind.${kind}`) }))}
        values={draft.kinds}
        error={work.fieldError('kinds')}
        onChange={(kinds) => set({ kinds })}
      />
    </FormDialog>
  );
}
