/** A receipt that cannot be made says so beside its button, and is made at another press. */
import readerWorker from 'pdfjs-dist/legacy/build/pdf.worker.mjs?url';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ReceiptButton } from '#app/money/receipt/receipt-button.tsx';
import { ApiError } from '#core/ground/api/api-error.ts';
import type { Receipt } from '#core/money/api/receipts.ts';
import { fakeApi } from '#tests/components/fake-api.ts';
import { showMoney } from './money-host.tsx';

const receipt: Receipt = {
  number: 'REC-0123456789ABCDEF',
  payment_ref: 'PAY-0123456789ABCDEF',
  paid_at: '2026-11-20T06:00:00.000Z',
  payer: { name: 'Rezaul Karim', id: 'T-1001' },
  invoice: {
    number: 'INV-2026-000017',
    kind: 'verification',
    issue_date: '2026-11-20',
    charge: null,
    coach: null,
  },
  lines: [{ kind: 'charge', amount_poisha: 50_000 }],
  amount_poisha: 50_000,
  to_balance_poisha: 0,
  open_poisha: 0,
  method: 'bkash',
  gateway_trx: 'BKH7712',
};
const button = page.getByRole('button', { name: /Receipt \(PDF\)/ });
const again = page.getByRole('button', { name: /Try again/ });
const problem = page.getByRole('alert');

const open = (...answers: (Receipt | Error)[]) =>
  showMoney(
    <ReceiptButton paymentRef={receipt.payment_ref} />,
    fakeApi({
      getReceipt: () => {
        const next = answers.shift() ?? receipt;
        if (next instanceof Error) throw next;
        return next;
      },
    }),
  );
const saved = () => {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return names;
};
afterEach(() => vi.restoreAllMocks());

test('made and saved under its number', async () => {
  const names = saved();
  open();
  await button.click();
  await expect.poll(() => names, { timeout: 14_000 }).toEqual(['Receipt REC-0123456789ABCDEF.pdf']);
  await expect.element(problem).not.toBeInTheDocument();
});

test('without a line it says so; the next press makes it', async () => {
  const names = saved();
  open(new ApiError('network', 'Failed to fetch'));
  await button.click();
  await expect.element(problem).toMatchTextContent(/No Internet/);
  await again.click();
  await expect.poll(() => names, { timeout: 14_000 }).toHaveLength(1);
  await expect.element(problem).not.toBeInTheDocument();
});

test('when the engine or a font does not come, it says so; the next press makes it', async () => {
  const names = saved();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(window, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  open();
  await button.click();
  await expect.element(problem).toMatchTextContent(/The PDF could not be made/);
  await again.click();
  await expect.poll(() => names, { timeout: 14_000 }).toHaveLength(1);
});

/** Reads the text as a reader of another make sees it. */
async function textOf(file: Blob): Promise<string> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  GlobalWorkerOptions.workerSrc = readerWorker;
  const pdf = await getDocument({ data: await file.arrayBuffer() }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join('');
}

test('letters no font has are named before it is saved, and everything else is in it', async () => {
  const names = saved();
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:receipt';
  });
  const name = 'Ayşe করিম ক্ষ্ম 漢 🙂 x²';
  open({ ...receipt, payer: { name, id: 'T-1001' } });
  await button.click();
  await expect.poll(() => problem.query()?.textContent, { timeout: 14_000 }).toContain('漢 🙂');
  expect(names).toEqual([]);
  await page.getByRole('button', { name: 'Save it all the same' }).click();
  await expect.poll(() => names).toHaveLength(1);
  await expect.element(problem).not.toBeInTheDocument();
  const [file] = files;
  if (!file) throw new Error('Nothing was saved');
  const text = await textOf(file);
  expect(text.replace(/\s/g, '')).toContain('Ayşeকরিমক্ষ্ম[?][?]x^2');
});
