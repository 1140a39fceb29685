import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { ToastArea } from './toast-area.tsx';

export type ToastTone = 'info' | 'success' | 'error';
export interface ToastAction {
  text: string;
  run(): void;
}
export interface Toast {
  id: number;
  message: string;
  tone: ToastTone;
  action?: ToastAction | undefined;
}

type ShowToast = (message: string, tone?: ToastTone, action?: ToastAction) => void;
const ToastContext = createContext<ShowToast | null>(null);

const SHOWN_MS = { info: 3000, success: 4000, error: 6000 } as const;
/** Time enough to change one's mind. */
const SHOWN_WITH_ACTION_MS = 12_000;

export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const [toasts, setToasts] = useState<Toast[]>([]);
  const nextId = useRef(1);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);

  const remove = useCallback(
    (id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)),
    [],
  );

  const show = useCallback<ShowToast>(
    (given, tone = 'info', action) => {
      // An act whose answer has no words of its own.
      const message = given || t(tone === 'error' ? 'operationFailed' : 'operationSuccessful');
      const id = nextId.current++;
      // The same message is never shown twice at once, and of acts that went well the last is enough:
      // on a phone several would cover the next button.
      const isReplaced = (before: Toast) =>
        before.message === message ||
        (tone === 'success' && before.tone === tone && !before.action);
      setToasts((all) => [...all.filter((one) => !isReplaced(one)), { id, message, tone, action }]);
      const timer = setTimeout(
        () => {
          timers.current.delete(timer);
          remove(id);
        },
        action ? SHOWN_WITH_ACTION_MS : SHOWN_MS[tone],
      );
      timers.current.add(timer);
    },
    [remove, t],
  );

  return (
    <ToastContext.Provider value={show}>
      {children}
      <ToastArea toasts={toasts} onClose={remove} />
    </ToastContext.Provider>
  );
}

export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('ToastProvider is missing');
  return show;
}
