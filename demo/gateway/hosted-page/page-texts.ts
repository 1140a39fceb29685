/** The words of the hosted page in both languages. `{…}` is filled in. */
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Choices } from '../protocol.ts';

interface PageTexts {
  title: string;
  banner: string;
  lead: string;
  choose: string;
  merchant: string;
  amount: string;
  reference: string;
  pay: string;
  fail: string;
  cancel: string;
  troubles: string;
  done: Record<'paid' | 'authorised' | 'failed' | 'cancelled', string>;
  notified: string;
  back: string;
  going: string;
  gone: string;
  goneHint: string;
  other: string;
  choices: Choices;
}

const en: PageTexts = {
  title: 'Test payment',
  banner: 'Test payment – no money moves',
  lead: 'This page takes the place of {provider}.',
  choose: 'Choose what happens to the payment.',
  merchant: 'Merchant',
  amount: 'Amount',
  reference: 'Reference',
  pay: 'Pay {amount}',
  fail: 'Let it fail',
  cancel: 'Cancel',
  troubles: 'Try what can go wrong',
  done: {
    paid: '{amount} is paid.',
    authorised: 'You have agreed to pay {amount}.',
    failed: 'The payment failed. You can try again.',
    cancelled: 'The payment was cancelled. You can try again.',
  },
  notified: 'Close this page, or go back to {merchant}.',
  back: 'Back to {merchant}',
  going: 'Going back to {merchant}',
  gone: 'This payment is not here',
  goneHint:
    'The test gateway forgets its payments when the server is stopped. Start the payment again.',
  other: 'বাংলা',
  choices: {
    slow: {
      label: 'Slow answers',
      hint: 'The money is taken. For {trouble} seconds each of our answers to {merchant} takes {slow} seconds.',
    },
    outage: {
      label: 'Outage',
      hint: 'The money is taken. For {trouble} seconds {merchant} gets no answer from us.',
    },
    'double-notice': {
      label: 'Notice sent twice',
      hint: 'The money is taken. {merchant} gets the same notice twice at once.',
    },
    'no-return': {
      label: 'Notice without return',
      hint: 'The money is taken and {merchant} notified, but you stay here, as if you had closed the page.',
    },
    'late-notice': {
      label: 'Late notice',
      hint: 'The money is taken and you go back at once. The notice follows {late} seconds later.',
    },
    'lying-browser': {
      label: 'Faked success',
      hint: 'Nothing is paid, but your browser says that it was.',
    },
    'wrong-amount': {
      label: 'Wrong amount',
      hint: 'We take {other} instead of {amount}.',
    },
  },
};

const bn: PageTexts = {
  title: 'পরীক্ষামূলক পেমেন্ট',
  banner: 'পরীক্ষামূলক পেমেন্ট – কোনো টাকা কাটা হবে না',
  lead: 'আসল {provider}-এর বদলে এই পাতা।',
  choose: 'পেমেন্টের কী হবে, বেছে নিন।',
  merchant: 'প্রতিষ্ঠান',
  amount: 'টাকার পরিমাণ',
  reference: 'রেফারেন্স',
  pay: '{amount} পেমেন্ট করুন',
  fail: 'ব্যর্থ হোক',
  cancel: 'বাতিল করুন',
  troubles: 'সমস্যা হলে কী হয়, দেখুন',
  done: {
    paid: '{amount} দেওয়া হয়েছে।',
    authorised: 'আপনি {amount} দিতে রাজি হয়েছেন।',
    failed: 'পেমেন্ট হয়নি। আবার চেষ্টা করতে পারেন।',
    cancelled: 'পেমেন্ট বাতিল হয়েছে। আবার চেষ্টা করতে পারেন।',
  },
  notified: 'পাতাটি বন্ধ করুন, অথবা {merchant} সাইটে ফিরে যান।',
  back: '{merchant} সাইটে ফিরে যান',
  going: '{merchant} সাইটে ফিরে যাচ্ছেন',
  gone: 'এই পেমেন্ট এখানে নেই',
  goneHint: 'সার্ভার বন্ধ হলে পরীক্ষার পেমেন্টগুলো মুছে যায়। পেমেন্ট আবার শুরু করুন।',
  other: 'English',
  choices: {
    slow: {
      label: 'দেরিতে উত্তর',
      hint: 'টাকা নেওয়া হবে। {trouble} সেকেন্ড ধরে প্রতিটি উত্তর পেতে {merchant} সাইটের {slow} সেকেন্ড লাগবে।',
    },
    outage: {
      label: 'গেটওয়ে বন্ধ',
      hint: 'টাকা নেওয়া হবে। {trouble} সেকেন্ড ধরে {merchant} সাইট জানতে পারবে না টাকা এসেছে কি না।',
    },
    'double-notice': {
      label: 'একই খবর দুবার',
      hint: 'টাকা নেওয়া হবে। {merchant} সাইট একই খবর একসঙ্গে দুবার পাবে।',
    },
    'no-return': {
      label: 'খবর যাবে, আপনি ফিরবেন না',
      hint: 'টাকা নেওয়া হবে, {merchant} সাইট খবর পাবে। আপনি এখানেই থাকবেন, যেন পাতা বন্ধ করে দিয়েছেন।',
    },
    'late-notice': {
      label: 'দেরিতে খবর',
      hint: 'টাকা নেওয়া হবে, আপনি এখনই ফিরবেন। খবর যাবে {late} সেকেন্ড পরে।',
    },
    'lying-browser': {
      label: 'নকল সফলতা',
      hint: 'কোনো টাকা দেওয়া হবে না, তবু ব্রাউজার বলবে দেওয়া হয়েছে।',
    },
    'wrong-amount': {
      label: 'ভুল অঙ্কের টাকা',
      hint: '{amount}-এর বদলে {other} নেওয়া হবে।',
    },
  },
};

export const pageTexts: Record<Lang, PageTexts> = { en, bn };

export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
