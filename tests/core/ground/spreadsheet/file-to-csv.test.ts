/** Files as other programs write them: encodings, and a workbook of Excel's parts. */
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { fileToCsv } from '#core/ground/spreadsheet/file-to-csv.ts';

const TEXT = 'Transaction ID;Amount;নাম\nA1;৳1,980.00;করিম';

function utf16(text: string, isLittle: boolean): number[] {
  return [...Array.from({ length: text.length }).keys()].flatMap((place) => {
    const code = text.charCodeAt(place);
    return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
  });
}

test.each([
  ['UTF-8', [...strToU8(TEXT)]],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, ...strToU8(TEXT)]],
  ['UTF-16 LE', [0xff, 0xfe, ...utf16(TEXT, true)]],
  ['UTF-16 BE', [0xfe, 0xff, ...utf16(TEXT, false)]],
  ['UTF-16 LE without a mark', utf16(TEXT, true)],
  ['UTF-16 BE without a mark', utf16(TEXT, false)],
])('%s', (_name, bytes) => {
  expect(fileToCsv(new Uint8Array(bytes))).toBe(TEXT);
});

test('what is no UTF-8 is read as Windows writes it', () => {
  const bytes = [...strToU8('Caf'), 0xe9, 0x20, 0x80, ...strToU8(' 5')];
  expect(fileToCsv(new Uint8Array(bytes))).toBe('Café € 5');
});

const SHEET = `<?xml version="1.0"?><worksheet xmlns="x"><sheetData>
<row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="2"/>
<row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3" t="inlineStr"><is><t>Amount &amp; fee</t></is></c><c r="D3" t="s"><v>2</v></c></row>
<row r="4"><c r="A4" t="str"><f>A1</f><v>PAY-1</v></c><c r="B4"><v>1980.5</v></c><c r="C4" s="1"/><c r="D4" s="2"><v>46350.5</v></c></row>
</sheetData></worksheet>`;
const SHARED = `<sst><si><t>bKash "Merchant" Limited</t></si><si><r><t>Invoice </t></r><r><t xml:space="preserve">Number</t></r></si><si><t>তারিখ</t></si></sst>`;

test('a workbook is read by the first sheet with something in it', () => {
  const bytes = zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'xl/sharedStrings.xml': strToU8(SHARED),
    'xl/worksheets/sheet1.xml': strToU8('<worksheet><sheetData/></worksheet>'),
    'xl/worksheets/sheet10.xml': strToU8('<worksheet/>'),
    'xl/worksheets/sheet2.xml': strToU8(SHEET),
  });
  expect(fileToCsv(bytes)).toBe(
    [
      '"bKash ""Merchant"" Limited"',
      '',
      '"Invoice Number","Amount & fee","","তারিখ"',
      '"PAY-1","1980.5","","46350.5"',
    ].join('\n'),
  );
});

test.each([
  ['another packed file', zipSync({ 'a.txt': strToU8('a') })],
  ['a broken one', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3])],
  ['a workbook of before 2007', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
])('%s is none', (_name, bytes) => expect(fileToCsv(bytes)).toBeNull());
