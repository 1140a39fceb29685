/** Numbers as words, in the three ways of writing. */
const cardinals = `
1 one ek এক ওয়ান
2 two dui দুই duto dutto টু
3 three tin তিন থ্রি
4 four char chaar চার ফোর
5 five faiv panch pach paanch পাঁচ ফাইভ
6 six choy chhoy soy ছয় সিক্স
7 seven sat shat saat সাত সেভেন
8 eight eit at aat আট এইট
9 nine nain noy noi নয় নাইন
10 ten dosh dos দশ টেন
11 eleven egaro এগারো
12 twelve baro বারো
13 thirteen
14 fourteen
15 fifteen ponero পনেরো
20 twenty bish kuri বিশ
30 thirty trish ত্রিশ
40 forty chollish চল্লিশ
50 fifty ponchash পঞ্চাশ
60 sixty shat ষাট
90 ninety nobboi নব্বই
1.5 der derh dedh দেড়
2.5 arai আড়াই`;

const ordinals = `
1 first prothom প্রথম
2 second ditiyo dwitiyo দ্বিতীয়
3 third tritiyo তৃতীয়
4 fourth choturtho চতুর্থ
5 fifth ponchom ponchomo পঞ্চম
6 sixth shoshtho shosto sosto ষষ্ঠ
7 seventh soptom shoptom saptam সপ্তম
8 eighth ostom astom oshtom অষ্টম
9 ninth nobom nabam নবম
10 tenth doshom dashom dosom dasom দশম
11 eleventh ekadosh একাদশ
12 twelfth dadosh dwadosh দ্বাদশ`;

function toMap(table: string): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  for (const line of table.normalize('NFD').trim().split('\n')) {
    const [value = '', ...words] = line.split(' ');
    for (const word of words) if (!map.has(word)) map.set(word, value);
  }
  return map;
}

export const CARDINALS = toMap(cardinals);
export const ORDINALS = toMap(ordinals);

/** Number words that are other words too; they count only beside what is counted. */
export const DOUBTFUL = new Set(
  'one ek এক at sat shat noy choy soy der duto char baro টু ওয়ান second first prothom প্রথম নয় ten dos'
    .normalize('NFD')
    .split(' '),
);
