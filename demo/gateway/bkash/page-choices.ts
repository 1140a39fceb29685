/** bKash takes the money later than others and sends no notices: some choices have other words. */
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Choices } from '../protocol.ts';

export const pageChoices: Record<Lang, Choices> = {
  en: {
    slow: {
      label: 'Slow answers',
      hint: 'The money is taken as soon as {merchant} asks for it, but for {trouble} seconds each answer takes {slow} seconds.',
    },
    outage: {
      label: 'Outage',
      hint: 'The money is taken, but the answer is lost. For {trouble} seconds {merchant} gets no other.',
    },
    'double-notice': {
      label: 'Return sent twice',
      hint: 'You go back, and the same address is called once more at the same time.',
    },
    'no-return': {
      label: 'No return',
      hint: 'You agree to pay, but stay here, as if you had closed the page.',
    },
  },
  bn: {
    slow: {
      label: 'দেরিতে উত্তর',
      hint: 'টাকা নেওয়া হবে, তবে {merchant} সাইট তা জানবে {slow} সেকেন্ড পরে। {trouble} সেকেন্ড ধরে এমন চলবে।',
    },
    outage: {
      label: 'গেটওয়ে বন্ধ',
      hint: 'টাকা নেওয়া হবে, তবে উত্তর পৌঁছাবে না। {trouble} সেকেন্ড ধরে {merchant} সাইট কিছু জানতে পারবে না।',
    },
    'double-notice': {
      label: 'দুবার ফেরা',
      hint: 'আপনি ফিরবেন, আর একই সময়ে একই ঠিকানায় আরও একটি অনুরোধ যাবে।',
    },
    'no-return': {
      label: 'আপনি ফিরবেন না',
      hint: 'আপনি টাকা দিতে রাজি, তবে এখানেই থাকবেন, যেন পাতা বন্ধ করে দিয়েছেন।',
    },
  },
};
