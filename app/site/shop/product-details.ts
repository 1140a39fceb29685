import type { ComponentType } from 'react';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { ProductId } from '#core/money/shop/products.ts';
import { AlphabetArt } from './art/alphabet-art.tsx';
import { LabArt } from './art/lab-art.tsx';
import { NumberArt } from './art/number-art.tsx';
import { StoryArt } from './art/story-art.tsx';

interface Details {
  text: Record<Lang, string>;
  /** Years, from and to. */
  ages: readonly [number, number];
  Art: ComponentType;
}

/** The details that the page of the shop shows of each product beside name and price. */
export const productDetails: Record<ProductId, Details> = {
  alphabet: {
    text: {
      en: 'A slate that wipes clean, chalk, and a card for each letter, Bengali on one side and English on the other.',
      bn: 'মুছে আবার লেখার স্লেট, চক আর প্রতিটি বর্ণের কার্ড: এক পিঠে বাংলা, অন্য পিঠে ইংরেজি।',
    },
    ages: [3, 6],
    Art: AlphabetArt,
  },
  numbers: {
    text: {
      en: 'A wooden frame with a hundred beads, and a book of games for counting, adding and sharing.',
      bn: 'একশটি পুঁতির কাঠের ফ্রেম, সঙ্গে গোনা, যোগ আর ভাগ করার খেলার বই।',
    },
    ages: [4, 8],
    Art: NumberArt,
  },
  lab: {
    text: {
      en: 'A lens, magnets, a flask and twenty experiments with water, light and air for the kitchen table.',
      bn: 'লেন্স, চুম্বক, ফ্লাস্ক আর রান্নাঘরের টেবিলে করার মতো পানি, আলো ও বাতাসের কুড়িটি পরীক্ষা।',
    },
    ages: [8, 12],
    Art: LabArt,
  },
  stories: {
    text: {
      en: 'Thirty stories that only begin, with room to write and to draw how each of them ends.',
      bn: 'ত্রিশটি গল্পের শুধু শুরু, আর প্রতিটির শেষ লেখা ও আঁকার জায়গা।',
    },
    ages: [6, 10],
    Art: StoryArt,
  },
};
