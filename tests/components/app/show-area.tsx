/** A screen of the account areas with their texts, which no element on a partner's page has. */
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import type { ApiClient } from '#core/api/api-client.ts';
import { createI18n } from '#core/ground/i18n/create-i18n.ts';
import type { Resources } from '#core/ground/i18n/resources.ts';
import community from '#locales/en/community/community.json' with { type: 'json' };
import common from '#locales/en/ground/common.json' with { type: 'json' };
import list from '#locales/en/ground/list.json' with { type: 'json' };
import history from '#locales/en/market/history.json' with { type: 'json' };
import hub from '#locales/en/market/hub.json' with { type: 'json' };
import job from '#locales/en/market/job.json' with { type: 'json' };
import auth from '#locales/en/people/auth.json' with { type: 'json' };
import staff from '#locales/en/staff/staff.json' with { type: 'json' };
import staffAudit from '#locales/en/staff/staffAudit.json' with { type: 'json' };
import changes from '#locales/en/tuition/changes.json' with { type: 'json' };
import chat from '#locales/en/tuition/chat.json' with { type: 'json' };
import coaches from '#locales/en/tuition/coaches.json' with { type: 'json' };
import handover from '#locales/en/tuition/handover.json' with { type: 'json' };
import onlineLessons from '#locales/en/tuition/onlineLessons.json' with { type: 'json' };
import parent from '#locales/en/tuition/parent.json' with { type: 'json' };
import { show } from '../show.tsx';

/** The areas that many screens need. */
const areas = {
  auth,
  changes,
  chat,
  coaches,
  common,
  community,
  handover,
  history,
  hub,
  job,
  list,
  onlineLessons,
  parent: parent as Resources['parent'],
  staff,
  staffAudit: staffAudit as Resources['staffAudit'],
};

/** Shows a screen; `more` has texts that no other screen needs. */
export const showArea = (screen: ReactNode, api?: ApiClient, more: Partial<Resources> = {}) =>
  show(
    <MemoryRouter>
      <I18nextProvider i18n={createI18n('en', { ...areas, ...more })}>{screen}</I18nextProvider>
    </MemoryRouter>,
    api && { api },
  );
