import { ArrowLeft } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';

/** The way back above what a list has opened in its own place. */
export const BackToList = ({ text, onBack }: { text: string; onBack(): void }) => (
  <div>
    <Button
      look="quiet"
      className="-ml-3 px-3"
      icon={<ArrowLeft aria-hidden="true" size={18} />}
      onClick={onBack}
    >
      {text}
    </Button>
  </div>
);
