import { Download } from 'lucide-react';
import { endpoints } from '#core/api/endpoints.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { useLang } from '#ui/i18n/use-lang.ts';

interface CsvLinkProps {
  of: 'exportRequests' | 'exportApplications' | 'exportPeople';
  text: string;
}

/** A file for a spreadsheet, as a plain link: the browser saves it. */
export function CsvLink({ of, text }: CsvLinkProps) {
  const lang = useLang();
  return (
    <ButtonLink
      look="quiet"
      className="text-sm"
      href={`${endpoints[of].path}?lang=${lang}`}
      icon={<Download aria-hidden="true" size={18} />}
      download
    >
      {text}
    </ButtonLink>
  );
}
