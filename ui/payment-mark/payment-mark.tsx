import { Banknote, CreditCard, Landmark, type LucideIcon } from 'lucide-react';

/** Wallets are known by the colour of their app; the signs are drawn for us and no logos of theirs. */
const WALLETS = {
  // A folded bird.
  bkash: { color: '#d12053', path: 'M4 5l13 3-5 6z M12 14l5-6 4 3z M7 21l5-7 4 3z' },
  // A ring that opens.
  nagad: { color: '#c8501c', path: 'M12 4a8 8 0 1 0 8 8h-4a4 4 0 1 1-4-4z' },
  // A rocket.
  rocket: {
    color: '#7a2b8f',
    path: 'M20 4c-7 0-10 4-11 8l-3 1 5 5 1-3c4-1 8-4 8-11z M6 15l3 3-5 2z',
  },
  // An arrow upwards.
  upai: { color: '#1f5fb4', path: 'M12 4l7 7h-4v9H9v-9H5z' },
} as const;

const ICONS: Record<'bank' | 'cards' | 'manual', LucideIcon> = {
  bank: Landmark,
  cards: CreditCard,
  manual: Banknote,
};

type Wallet = keyof typeof WALLETS;
const isWallet = (of: string): of is Wallet => of in WALLETS;

interface PaymentMarkProps {
  of: Wallet | keyof typeof ICONS;
}

/** Marks a way to pay beside its name; it says nothing that the name does not. */
export function PaymentMark({ of }: PaymentMarkProps) {
  if (isWallet(of)) {
    const { color, path } = WALLETS[of];
    return (
      <svg aria-hidden="true" viewBox="0 0 24 24" width="28" height="28" className="shrink-0">
        <rect width="24" height="24" rx="5" fill={color} />
        <path d={path} fill="#fff" transform="translate(2.4 2.4) scale(.8)" />
      </svg>
    );
  }
  const Icon = ICONS[of];
  return (
    <span
      aria-hidden="true"
      className="inline-flex items-center justify-center shrink-0 w-[28px] h-[28px] rounded-sm bg-brand-soft text-brand"
    >
      <Icon size={18} />
    </span>
  );
}
