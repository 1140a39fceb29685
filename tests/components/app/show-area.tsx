/** A screen of the account areas with their texts, which no element on a partner's page has. */
import type { ReactNode } from 'react';
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
import staffNotices from '#locales/en/staff/staffNotices.json' with { type: 'json' };
import changes from '#locales/en/tuition/changes.json' with { type: 'json' };
import chat from '#locales/en/tuition/chat.json' with { type: 'json' };
import coaches from '#locales/en/tuition/coaches.json' with { type: 'json' };
import handover from '#locales/en/tuition/handover.json' with { type: 'json' };
import onlineLessons from '#locales/en/tuition/onlineLessons.json' with { type: 'json' };
import parent from '#locales/en/tuition/parent.json' with { type: 'json' };
import { I18nProvider } from '#ui/i18n/i18n-provider.tsx';
import { show } from '../show.tsx';

const texts = createI18n('en', {
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
  staffAudit,
  staffNotices,
});

export const showArea = (screen: ReactNode, api?: ApiClient) =>
  show(
    <MemoryRouter>
      <I18nProvider i18n={texts}>{screen}</I18nProvider>
    </MemoryRouter>,
    api && { api },
  );
