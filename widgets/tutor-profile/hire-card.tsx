import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HubProfile } from '#core/market/api/hub-profile.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import type { HireChoice } from '../tutor/hire-path.ts';

/** The way to hire: on our own pages an act, on a partner's page a link to them. */
export type HireWay =
  | { run(profile: HubProfile, choice: HireChoice): void }
  | { href(profile: HubProfile, choice: HireChoice): string };

interface HireCardProps {
  profile: HubProfile;
  hire: HireWay;
  initialChoice?: HireChoice | undefined;
}

/** Availability, salary, what for, and Hire Now. Source: docs/requirements/market/hire.md, "Hire Now". */
export function HireCard({ profile, hire, initialChoice = {} }: HireCardProps) {
  const { t } = useTranslation('tutorProfile');
  const { t: hub } = useTranslation('hub');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const { viewer } = useEnvironment();
  const card = useRef<HTMLElement>(null);
  const [choice, setChoice] = useState(initialChoice);
  const { expected_salary: taka, online_salary: hourly, hire_choices: choices } = profile;
  const category = choices.find(({ id }) => id === choice.category_id);
  const [isAsked, setAsked] = useState(false);
  const needsCategory = choices.length > 0 && !category;
  const needsClass = (category?.i_classes.length ?? 0) > 0 && choice.class_id === undefined;
  const mayHire = viewer === null || viewer.type === 'parent';

  /**
   * Checks that nothing is missing, and says beside its field what is; no page before the form has
   * to ask for it.
   */
  const isComplete = () => {
    setAsked(true);
    const first = needsCategory ? 0 : needsClass ? 1 : -1;
    if (first === -1) return true;
    card.current?.querySelectorAll('select')[first]?.focus();
    return false;
  };

  return (
    <Card
      as="aside"
      padding="roomy"
      ref={card}
      aria-label={t('hire.title')}
      className="tutor-hire flex flex-col gap-3 shadow"
    >
      <p>
        {profile.is_available ? (
          <span className="inline-block px-2 py-1 rounded-sm bg-brand-soft text-brand text-sm font-semibold">
            {t('hire.available')}
          </span>
        ) : (
          <span className="inline-block px-2 py-1 rounded-sm bg-surface text-muted text-sm">
            {t('hire.notAvailable')}
          </span>
        )}
      </p>
      <div>
        <p className="text-muted text-sm">{t('hire.salary')}</p>
        <p className="tabular">
          {taka === null ? (
            hub('card.askSalary')
          ) : (
            <>
              <strong className="text-xl text-brand">{format.money(taka)}</strong>{' '}
              <span className="text-muted text-sm">{common('perMonth')}</span>
            </>
          )}
        </p>
        {hourly !== null && (
          <p className="text-sm tabular">
            {format.money(hourly)} <span className="text-muted">{t('hire.perHour')}</span>
          </p>
        )}
      </div>
      <SelectField
        label={t('hire.category')}
        emptyText={t('hire.choose')}
        options={choices}
        value={category?.id}
        error={isAsked && needsCategory ? t('hire.chooseCategory') : undefined}
        onChange={(category_id) => setChoice({ category_id })}
      />
      <SelectField
        label={t('hire.class')}
        emptyText={t('hire.choose')}
        options={category?.i_classes}
        value={choice.class_id}
        error={isAsked && needsClass ? t('hire.chooseClass') : undefined}
        disabled={!category}
        onChange={(class_id) => setChoice((before) => ({ ...before, class_id }))}
      />
      {!mayHire ? (
        <p className="text-muted text-sm">{t('hire.guardiansOnly')}</p>
      ) : 'href' in hire ? (
        <>
          <ButtonLink
            href={hire.href(profile, choice)}
            target="_blank"
            rel="noopener"
            onClick={(event) => {
              if (!isComplete()) event.preventDefault();
            }}
          >
            {t('hire.now')}
          </ButtonLink>
          <p className="text-muted text-xs">{t('hire.newTab')}</p>
        </>
      ) : (
        <Button
          onClick={() => {
            if (isComplete()) hire.run(profile, choice);
          }}
        >
          {t('hire.now')}
        </Button>
      )}
      <p className="text-muted text-sm">{t('hire.next')}</p>
    </Card>
  );
}
