/** Names that are everyday words or too short: as a whole message part they mean something else. */
import { CARDINALS } from '#core/search/normalise/number-words.ts';

const EVERYDAY = new Set(
  `all art arts as a1 a2 at airport technical colony state city global prime eastern southern
  northern leading green presidency international public private government national medical dental
  engineering song word speech play army law ain environment business reading writing speaking
  interview computer language spoken music dance drawing quran ielts bcs sat admission special english
  bangla islam hindu christian buddhist basha home house group word excel java react blind color
  listening verbal salat dua physical cluster science foreign abroad boat bandar polytechnic
  hujur version standard gan career self marine medium school college staff quarter
  signboard practice care design city college school 7college textile metropolitan rail
  nibondhon kothabola just sec aba kau hafez arabicteacher gate dc cc rc tc bc hbc amc pu su mu lu gb uu eu sub cp ot cs bs gp det phone model
  word power premier student housing building road area`.split(/\s+/),
);

/** Kinds in which an everyday word is the usual name all the same. */
const usual: Record<string, readonly string[]> = {
  subject: [
    'english',
    'bangla',
    'drawing',
    'art',
    'science',
    'islam',
    'law',
    'computer',
    'dance',
    'gan',
    'business',
    'marine',
    'commerce',
    'java',
    'excel',
  ],
  class: ['ielts', 'bcs', 'medical', 'dental', 'play', 'sat', 'a1', 'a2'],
  category: ['version', 'admission', 'quran'],
};

export function isUsableName(kind: string, name: string): boolean {
  const plain = name.toLowerCase().replace(/[^\p{L}\p{M}\p{N} ]/gu, '');
  if (usual[kind]?.includes(plain)) return true;
  return plain.length >= 2 && !CARDINALS.has(plain) && !EVERYDAY.has(plain.replaceAll(' ', ''));
}
