/** The page a payer sees: what is to be paid, and a button for everything that may happen. */
import { createFormat } from '#core/ground/format/format.ts';
import { toDigitsOf } from '#core/ground/format/latin-digits.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { escapeMarkup } from '#core/ground/text/escape-markup.ts';
import { providers } from '#core/money/providers/providers.ts';
import { toTaka } from '../amounts.ts';
import { behaviours } from '../behaviours.ts';
import type { GatewayState } from '../gateway-state.ts';
import { fits } from '../pay.ts';
import { type Payment, reportedOf } from '../payment.ts';
import { protocols } from '../protocols.ts';
import { merchantName } from './merchant-name.ts';
import { fill, pageTexts } from './page-texts.ts';

function money(lang: Lang, poisha: number): string {
  const part = toTaka(poisha % 100).slice(1);
  const whole = createFormat(lang).money(Math.floor(poisha / 100));
  return part === '.00' ? whole : `${whole}${toDigitsOf(lang, part)}`;
}

function valuesOf(state: GatewayState, payment: Payment, lang: Lang): Record<string, string> {
  const seconds = (ms: number) => toDigitsOf(lang, String(Math.round(ms / 1_000)));
  const other = reportedOf({ ...payment, behaviour: 'wrong-amount' });
  return {
    provider: providers[payment.protocol].name,
    merchant: merchantName(lang),
    amount: money(lang, payment.amountPoisha),
    other: money(lang, other.amountPoisha),
    slow: seconds(state.slowMs),
    trouble: seconds(state.troubleMs),
    late: seconds(state.lateNoticeMs),
  };
}

export function hostedPage(state: GatewayState, payment: Payment, lang: Lang): string {
  const texts = pageTexts[lang];
  const values = valuesOf(state, payment, lang);
  const say = (text: string) => escapeMarkup(fill(text, values));
  const isOpen = payment.state !== 'paid' && payment.state !== 'authorised';
  const said =
    payment.state === 'open' ? '' : `<p class="said">${say(texts.done[payment.state])}</p>`;

  const choices = { ...texts.choices, ...protocols[payment.protocol].choices?.[lang] };
  const troubles = behaviours.flatMap((behaviour) => {
    const choice = fits(behaviour, payment) ? choices[behaviour] : undefined;
    if (!choice) return [];
    return `<li><button name="behaviour" value="${behaviour}">${say(choice.label)} <small>${say(choice.hint)}</small></button></li>`;
  });
  const act = (name: string, label: string, look = '') =>
    `<button ${look} name="behaviour" value="${name}">${say(label)}</button>`;

  const acts = isOpen
    ? `${act('success', texts.pay, 'class="main"')}
<div class="pair">${act('fail', texts.fail)}${act('cancel', texts.cancel)}</div>`
    : `<p>${say(texts.notified)}</p>${act('back', texts.back, 'class="main"')}`;
  return `<form method="post" action="?lang=${lang}">
<div class="sheet">
<h1>${say(texts.title)}</h1>
<p class="muted">${say(isOpen ? `${texts.lead} ${texts.choose}` : texts.lead)}</p>
<dl>
<dt>${say(texts.merchant)}</dt><dd>${say('{merchant}')}</dd>
<dt>${say(texts.amount)}</dt><dd class="sum">${say('{amount}')}</dd>
<dt>${say(texts.reference)}</dt><dd>${escapeMarkup(payment.reference)}</dd>
</dl>
${said}
${acts}
</div>
${isOpen ? `<h2>${say(texts.troubles)}</h2>\n<ul class="troubles">${troubles.join('\n')}</ul>` : ''}
</form>`;
}

/** Sends the browser back with what it has to bring; its script presses the button. */
export function returnPage(url: string, fields: Record<string, string>, lang: Lang): string {
  const texts = pageTexts[lang];
  const values = { merchant: merchantName(lang) };
  const hidden = Object.entries(fields).map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeMarkup(name)}" value="${escapeMarkup(value)}">`,
  );
  return `<form method="post" action="${escapeMarkup(url)}" class="sheet">
<h1>${escapeMarkup(fill(texts.going, values))}</h1>
${hidden.join('\n')}
<button class="main">${escapeMarkup(fill(texts.back, values))}</button>
</form>`;
}

export function gonePage(lang: Lang): string {
  const { gone, goneHint } = pageTexts[lang];
  return `<div class="sheet"><h1>${escapeMarkup(gone)}</h1><p>${escapeMarkup(goneHint)}</p></div>`;
}
