import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommunityMember, CommunityPost } from '#core/community/api/community.ts';
import { POST_MAX } from '#core/community/posts/community-constants.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { SentEarlier } from '#ui/alert/sent-earlier.tsx';
import { Button } from '#ui/button/button.tsx';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { LateHoldNotice } from './late-hold-notice.tsx';
import { PostPicturesField } from './post-pictures-field.tsx';
import { useWriting } from './use-writing.ts';

interface PostDialogProps {
  member: CommunityMember;
  onPosted(post: CommunityPost): void;
  onClose(): void;
}

interface Values {
  text: string;
  location_id: number | null;
  picture_ids: number[];
}

/** A new post: words, pictures, and with which of the own areas it is shown. */
export function PostDialog({ member, onPosted, onClose }: PostDialogProps) {
  const { t } = useTranslation('community');
  const showToast = useToast();
  const { api } = useEnvironment();
  const [isPlacing, setPlacing] = useState(false);
  const first: Values = { text: '', location_id: member.areas[0]?.id ?? null, picture_ids: [] };
  const form = useWriting({
    name: 'community-post',
    first,
    maximum: POST_MAX,
    send: async ({ text, location_id, picture_ids }, idempotency_key) => {
      const body = {
        text,
        picture_ids,
        idempotency_key,
        ...(location_id !== null && { location_id }),
      };
      const { message, post } = await api.call('createCommunityPost', { body });
      showToast(message, 'success');
      onPosted(post);
      onClose();
    },
  });
  const { values, change, errorOf } = form;
  const area = member.areas.find(({ id }) => id === values.location_id);
  return (
    <FormDialog
      title={t('create')}
      sendText={t('post')}
      busyText={t('posting')}
      isBusy={form.isBusy}
      problem={form.message}
      onSend={form.submit}
      onClose={onClose}
    >
      {form.isRestored && (
        <Alert tone="info" role="status">
          {t('restored')}
        </Alert>
      )}
      <TextAreaField
        label={t('box')}
        hint={t('safety')}
        rows={5}
        autoFocus
        value={values.text}
        error={errorOf('text')}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <LateHoldNotice text={values.text} childNames={member.child_names} />
      <PostPicturesField
        ids={values.picture_ids}
        error={errorOf('picture_ids')}
        onChange={(picture_ids) => change({ picture_ids })}
      />
      {member.areas.length > 0 && (
        <Button
          look="secondary"
          className="self-start"
          aria-expanded={isPlacing}
          icon={<MapPin aria-hidden="true" size={18} />}
          onClick={() => setPlacing(!isPlacing)}
        >
          {area ? area.location_name : t('pictures.place')}
        </Button>
      )}
      <SentEarlier once={form.once} isBusy={form.isBusy} onSend={form.submit} />
      {isPlacing && (
        <SelectField
          label={t('place.label')}
          emptyText={t('place.none')}
          options={member.areas.map(({ id, location_name, city_name }) => ({
            id,
            text: `${location_name}, ${city_name}`,
          }))}
          value={values.location_id ?? undefined}
          error={errorOf('location_id')}
          onChange={(id) => change({ location_id: id ?? null })}
        />
      )}
    </FormDialog>
  );
}
