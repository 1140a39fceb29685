import { CheckCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LessonsAnswer } from '#core/tuition/api/lessons.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useMutation } from '#ui/api/use-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useToast } from '#ui/toast/toast-provider.tsx';

interface ConfirmAllProps {
  tuitionId: number;
  waiting: LessonsAnswer['waiting'];
  onDone(): Promise<unknown>;
}

/** The lessons nobody has answered, on this page and others, in one press. */
export function ConfirmAll({ tuitionId, waiting, onDone }: ConfirmAllProps) {
  const { t } = useTranslation('routine');
  const format = useFormat();
  const { api } = useEnvironment();
  const showToast = useToast();
  const { run, isBusy, problem } = useMutation();
  const number = { count: waiting.length, n: format.number(waiting.length) };
  const confirm = () =>
    run(async () => {
      const { message } = await api.call('confirmLessons', {
        params: { id: tuitionId },
        body: { lessons: waiting },
      });
      showToast(message, 'success');
      await onDone();
    });
  return (
    <Alert tone="info" icon={<CheckCheck aria-hidden="true" size={20} />}>
      <div className="flex flex-col items-start gap-3">
        <p>{t('lessons.waiting', number)}</p>
        <Button isBusy={isBusy} onClick={() => void confirm()}>
          {t('lessons.confirmAll', number)}
        </Button>
        <p role="alert" className="text-danger">
          {problem}
        </p>
      </div>
    </Alert>
  );
}
