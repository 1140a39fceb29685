/** Name, phone, code. What is typed here is kept nowhere but in memory. */
import { useState } from 'react';
import type { VerifiedContact } from '../../request/verified-contact.ts';
import { CodeForm } from './code-form.tsx';
import { PhoneForm } from './phone-form.tsx';

export interface Person {
  name: string;
  phone: string;
  website: string;
}

/** A code that was sent, and what it has to be shown with. */
export interface SentCode {
  challenge: string;
  resendIn: number;
}

interface ContactFormProps {
  /** `submit`: proving the phone sends the request at once. */
  purpose: 'verify' | 'submit';
  problem?: string | undefined;
  /** Known already. */
  phone?: string | undefined;
  onVerified(contact: VerifiedContact): Promise<void> | void;
}

export function ContactForm({ purpose, problem, phone = '', onVerified }: ContactFormProps) {
  const [person, setPerson] = useState<Person>({ name: '', phone, website: '' });
  const [sent, setSent] = useState<SentCode>();
  if (!sent)
    return (
      <PhoneForm
        first={person}
        problem={problem}
        onSent={(given, code) => {
          setPerson(given);
          setSent(code);
        }}
      />
    );
  return (
    <CodeForm
      purpose={purpose}
      phone={person.phone}
      sent={sent}
      onOther={() => setSent(undefined)}
      onProof={(proof) => onVerified({ ...person, proof })}
    />
  );
}
