import { Phone } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { loadArea } from '#app/ground/texts/load-area.ts';
import { WithTexts } from '#app/ground/texts/with-texts.tsx';
import { Button } from '#ui/button/button.tsx';
import { useLang } from '#ui/i18n/use-lang.ts';
import { FetchedPart } from '#ui/late/fetched-part.tsx';
import type { CallDialog } from './call-dialog.tsx';

type DialogProps = ComponentProps<typeof CallDialog>;

/**
 * The button on cards of people: the number is read, and noted as read, only when it is asked for.
 */
export function CallButton({ text, ...of }: { text: string } & Omit<DialogProps, 'onClose'>) {
  const lang = useLang();
  const [isOpen, setOpen] = useState(false);
  const load = async () => {
    const [part] = await Promise.all([import('./call-dialog.tsx'), loadArea(lang, 'handover')]);
    return part.CallDialog;
  };
  return (
    <>
      <Button
        look="secondary"
        icon={<Phone aria-hidden="true" size={18} />}
        onClick={() => setOpen(true)}
      >
        {text}
      </Button>
      {isOpen && (
        <FetchedPart<DialogProps> load={load}>
          {(Part) => (
            <WithTexts areas={['handover']}>
              <Part {...of} onClose={() => setOpen(false)} />
            </WithTexts>
          )}
        </FetchedPart>
      )}
    </>
  );
}
