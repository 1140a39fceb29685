import type { CallOptions } from '#core/api/api-client.ts';
import type { StaffNotice } from '#core/community/api/notices.ts';

export type NoticeDraft = NonNullable<CallOptions<'createStaffNotice'>['body']>;

export const emptyNotice = (today: string): NoticeDraft => ({
  audience: 'both',
  from_on: today,
  until_on: '',
  title_en: '',
  title_bn: '',
  text_en: '',
  text_bn: '',
});

export const toDraft = (notice: StaffNotice): NoticeDraft => ({
  audience: notice.audience,
  from_on: notice.from_on,
  until_on: notice.until_on,
  title_en: notice.title_en,
  title_bn: notice.title_bn,
  text_en: notice.text_en,
  text_bn: notice.text_bn,
});
