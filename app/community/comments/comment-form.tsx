import { useTranslation } from 'react-i18next';
import type { CommunityComment } from '#core/community/api/community.ts';
import { COMMENT_MAX } from '#core/community/posts/community-constants.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { SentEarlier } from '#ui/alert/sent-earlier.tsx';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { LateHoldNotice } from '../writing/late-hold-notice.tsx';
import { useWriting } from '../writing/use-writing.ts';

interface CommentFormProps {
  postId: number;
  childNames: readonly string[];
  onSent(comment: CommunityComment): void;
}

export function CommentForm({ postId, childNames, onSent }: CommentFormProps) {
  const { t } = useTranslation('community');
  const { api } = useEnvironment();
  const showToast = useToast();
  const form = useWriting({
    name: `community-comment-on-${postId}`,
    first: { text: '' },
    maximum: COMMENT_MAX,
    send: async ({ text }, idempotency_key) => {
      const { message, comment } = await api.call('createCommunityComment', {
        params: { id: postId },
        body: { text, idempotency_key },
      });
      showToast(message, 'success');
      onSent(comment);
    },
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <TextAreaField
        label={t('comment.label')}
        rows={2}
        value={form.values.text}
        error={form.errorOf('text')}
        onChange={(event) => form.change({ text: event.currentTarget.value })}
      />
      <LateHoldNotice text={form.values.text} childNames={childNames} />
      <Alert role="alert">{form.message}</Alert>
      <SentEarlier once={form.once} isBusy={form.isBusy} onSend={form.submit} />
      <Button type="submit" look="secondary" className="self-start" isBusy={form.isBusy}>
        {t(form.isBusy ? 'comment.sending' : 'comment.send')}
      </Button>
    </form>
  );
}
