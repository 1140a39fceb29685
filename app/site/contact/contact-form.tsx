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
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { jobPath } from '#widgets/job/job-path.ts';
import { RobotTrap } from '#widgets/request/robot-trap.tsx';

const EMPTY = { name: '', phone_no: '', email: '', topic: '', message: '', website: '' };

interface ContactFormProps {
  about: ContactAbout;
  onSent(thanks: string): void;
}

/** A message to staff. What was typed stays through failures and reloads. */
export function ContactForm({ about: { topic, jobId }, onSent }: ContactFormProps) {
  const texts = useTexts('contact');
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
        : texts(String(value).trim() === '' ? `empty.${field}` : `wrong.${field}`),
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
            {texts('aboutJob', { id: format.id(jobId) })}
          </Link>
        </p>
      )}
      {form.isRestored && <Alert>{texts('restored')}</Alert>}
      <div className="field-grid">
        <TextField
          {...form.typed('name')}
          label={texts('name')}
          autoComplete="name"
          maxLength={100}
        />
        <TextField
          {...form.typed('phone_no')}
          label={texts('phone')}
          type="tel"
          autoComplete="tel"
          maxLength={24}
        />
        <TextField
          {...form.typed('email')}
          label={texts('email')}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <SelectField
          label={texts('topic')}
          emptyText={texts('chooseTopic')}
          options={TOPICS.map((id) => ({ id, text: texts(`topics.${id}`) }))}
          value={form.values.topic}
          error={form.errorOf('topic')}
          onChange={(topic) => form.set('topic', topic ?? '')}
        />
      </div>
      <TextAreaField
        {...form.typed('message')}
        label={texts('message')}
        hint={form.values.topic === 'report' ? texts('reportHint') : undefined}
        rows={6}
        maxLength={MESSAGE_MAX}
      />
      <RobotTrap {...form.field('website')} />
      <FormProblem message={form.problem} />
      <SentEarlier once={once} isBusy={form.isSending} onSend={() => void form.submit()} />
      <Button type="submit" isBusy={form.isSending} className="self-start">
        {texts(form.isSending ? 'sending' : 'send')}
      </Button>
    </form>
  );
}
