import { useState } from 'react';
import type { HubProfile } from '#core/api/schemas/hub-profile.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { HireChoice } from '../tutor-parts/hire-path.ts';

/** On our own pages an act; on a partner's page a link to them. */
export type HireWay =
  | { isBusy: boolean; run(profile: HubProfile, choice: HireChoice): void }
  | { href(profile: HubProfile, choice: HireChoice): string };

interface HireCardProps {
  profile: HubProfile;
  hire: HireWay;
  initialChoice?: HireChoice | undefined;
}

/** Availability, salary, what for, and Hire Now. Source: spec tutor-and-parent-areas §2.7, §4. */
export function HireCard({ profile, hire, initialChoice = {} }: HireCardProps) {
  const texts = useTexts('hub');
  const common = useTexts('common');
  const format = useFormat();
  const { viewer } = useEnvironment();
  const [choice, setChoice] = useState(initialChoice);
  const { expected_salary: taka, online_salary: hourly, hire_choices: choices } = profile;
  const category = choices.find(({ id }) => id === choice.category_id);
  const mayHire = viewer === null || viewer.type === 'parent';

  return (
    <aside
      aria-label={texts('hire.title')}
      className="tutor-hire flex flex-col gap-3 p-4 cq-sm:p-5 bg-paper border border-line rounded shadow"
    >
      <p>
        {profile.is_available ? (
          <span className="inline-block px-2 py-1 rounded-sm bg-brand-soft text-brand text-sm font-semibold">
            {texts('hire.available')}
          </span>
        ) : (
          <span className="inline-block px-2 py-1 rounded-sm bg-surface text-muted text-sm">
            {texts('hire.notAvailable')}
          </span>
        )}
      </p>
      <div>
        <p className="text-muted text-sm">{texts('hire.salary')}</p>
        <p className="tabular">
          {taka === null ? (
            texts('card.askSalary')
          ) : (
            <>
              <strong className="text-xl text-brand">{format.money(taka)}</strong>{' '}
              <span className="text-muted text-sm">{common('perMonth')}</span>
            </>
          )}
        </p>
        {hourly !== null && (
          <p className="text-sm tabular">
            {format.money(hourly)} <span className="text-muted">{texts('hire.perHour')}</span>
          </p>
        )}
      </div>
      <SelectField
        label={texts('hire.category')}
        emptyText={texts('hire.choose')}
        options={choices}
        value={category?.id}
        onChange={(category_id) => setChoice({ category_id })}
      />
      <SelectField
        label={texts('hire.class')}
        emptyText={texts('hire.choose')}
        options={category?.i_classes}
        value={choice.class_id}
        disabled={!category}
        onChange={(class_id) => setChoice({ ...choice, class_id })}
      />
      {!mayHire ? (
        <p className="text-muted text-sm">{texts('hire.guardiansOnly')}</p>
      ) : 'href' in hire ? (
        <>
          <ButtonLink href={hire.href(profile, choice)} target="_blank" rel="noopener">
            {texts('hire.now')}
          </ButtonLink>
          <p className="text-muted text-xs">{texts('hire.newTab')}</p>
        </>
      ) : (
        <Button isBusy={hire.isBusy} onClick={() => hire.run(profile, choice)}>
          {texts(hire.isBusy ? 'hire.hiring' : 'hire.now')}
        </Button>
      )}
      <p className="text-muted text-sm">{texts('hire.next')}</p>
    </aside>
  );
}
