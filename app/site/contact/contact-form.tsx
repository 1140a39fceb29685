import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FormProblem } from '#app/ground/form/form-problem.tsx';
import { useDraft } from '#app/ground/form/use-draft.ts';
import { useForm } from '#app/ground/form/use-form.ts';
import { useFormOnce } from '#app/ground/form/use-form-once.ts';
import { useSession } from '#app/people/session/session-provider.tsx';
import type { ContactAbout } from '#core/site/contact/contact-about.ts';
import { MESSAGE_MAX, TOPICS } from '#core/site/contact/topics.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { SentEarlier } from '#ui/alert/sent-earlier.tsx';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { jobPath } from '#widgets/job/job-path.ts';
import { RobotTrap } from '#widgets/request/robot-trap.tsx';

const EMPTY = { name: '', phone_no: '', email: '', topic: '', message: '', website: '' };

interface ContactFormProps {
  about: ContactAbout;
  onSent(thanks: string): void;
}

/** A message to staff. What was typed stays through failures and reloads. */
export function ContactForm({ about: { topic, jobId }, onSent }: ContactFormProps) {
  const { t } = useTranslation('contact');
  const { api } = useEnvironment();
  const { user } = useSession();
  const format = useFormat();
  const name = jobId ? `contact-job-${jobId}` : 'contact';
  const draft = useDraft(name);
  const once = useFormOnce(name);
  const form = useForm({
    draft,
    schema: () => import('./contact-schema.ts').then(({ contactForm }) => contactForm),
    defaults: {
      ...EMPTY,
      name: user?.name ?? '',
      phone_no: user?.phone_no ?? '',
      topic: topic ?? '',
    },
    wordsOf: (field, _issue, value) =>
      field === 'website'
        ? ''
        : t(String(value).trim() === '' ? `empty.${field}` : `wrong.${field}`),
    send: async (body) => {
      const { message } = await once.send({ ...body, job_id: jobId }, (given, idempotency_key) =>
        api.call('sendContactMessage', { body: { ...given, idempotency_key } }),
      );
      onSent(message);
    },
  });
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void form.submit(event)}>
      {jobId && (
        <p>
          <Link to={jobPath(jobId)} className="font-semibold text-brand hover:underline">
            {t('aboutJob', { id: format.id(jobId) })}
          </Link>
        </p>
      )}
      {form.isRestored && <Alert>{t('restored')}</Alert>}
      <div className="field-grid">
        <TextField {...form.typed('name')} label={t('name')} autoComplete="name" maxLength={100} />
        <TextField
          {...form.typed('phone_no')}
          label={t('phone')}
          type="tel"
          autoComplete="tel"
          maxLength={24}
        />
        <TextField
          {...form.typed('email')}
          label={t('email')}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <SelectField
          label={t('topic')}
          emptyText={t('chooseTopic')}
          options={TOPICS.map((id) => ({ id, text: t(`topics.${id}`) }))}
          value={form.values.topic}
          error={form.errorOf('topic')}
          onChange={(topic) => form.set('topic', topic ?? '')}
        />
      </div>
      <TextAreaField
        {...form.typed('message')}
        label={t('message')}
        hint={form.values.topic === 'report' ? t('reportHint') : undefined}
        rows={6}
        maxLength={MESSAGE_MAX}
      />
      <RobotTrap {...form.field('website')} />
      <FormProblem message={form.problem} />
      <SentEarlier once={once} isBusy={form.isSending} onSend={() => void form.submit()} />
      <Button type="submit" isBusy={form.isSending} className="self-start">
        {t(form.isSending ? 'sending' : 'send')}
      </Button>
    </form>
  );
}
