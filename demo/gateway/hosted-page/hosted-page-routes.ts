/** `GET /pay/:id` shows the page, `POST /pay/:id` does what was pressed. Both work without a script. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { isBehaviour } from '../behaviours.ts';
import type { GatewayState } from '../gateway-state.ts';
import { readGiven } from '../given-fields.ts';
import type { NextStep } from '../next-step.ts';
import { pay, wayBack } from '../pay.ts';
import type { Payment } from '../payment.ts';
import { gonePage, hostedPage, returnPage } from './hosted-page.ts';
import { sendPage } from './page-frame.ts';
import { pageTexts } from './page-texts.ts';

interface Params {
  Params: { id: string };
}

const toLang = (text: string | undefined): Lang | undefined =>
  text === 'en' || text === 'bn' ? text : undefined;

/** `?lang`, else the first of ours in the browser's list. */
function langOf({ query, headers }: FastifyRequest): Lang {
  const wanted = (headers['accept-language'] ?? '').split(',').map((part) => part.trim());
  const ours = wanted.map((part) => toLang(part.slice(0, 2).toLowerCase())).find(Boolean);
  return toLang(readGiven(query)['lang']) ?? ours ?? 'bn';
}

export function addHostedPage(app: FastifyInstance, state: GatewayState) {
  const show = (request: FastifyRequest<Params>, reply: FastifyReply, body: string) => {
    const lang = langOf(request);
    const { title } = pageTexts[lang];
    const otherLang = `/pay/${request.params.id}?lang=${lang === 'en' ? 'bn' : 'en'}`;
    return sendPage(reply, { lang, title, body, otherLang });
  };
  const notHere = (request: FastifyRequest<Params>, reply: FastifyReply) =>
    show(request, reply.code(404), gonePage(langOf(request)));

  const follow = (
    step: NextStep,
    payment: Payment,
    request: FastifyRequest<Params>,
    reply: FastifyReply,
  ) => {
    const lang = langOf(request);
    if (step.kind === 'get') return reply.redirect(step.url, 303);
    if (step.kind === 'stay') return reply.redirect(`/pay/${payment.id}?lang=${lang}`, 303);
    return sendPage(reply, {
      lang,
      title: pageTexts[lang].title,
      body: returnPage(step.url, step.fields, lang),
      otherLang: `/pay/${payment.id}?lang=${lang === 'en' ? 'bn' : 'en'}`,
      goesBack: true,
    });
  };

  app.get<Params>('/pay/:id', async (request, reply) => {
    const payment = state.payments.byId(request.params.id);
    if (!payment) return notHere(request, reply);
    return show(request, reply, hostedPage(state, payment, langOf(request)));
  });

  app.post<Params>('/pay/:id', async (request, reply) => {
    const payment = state.payments.byId(request.params.id);
    if (!payment) return notHere(request, reply);
    const { behaviour } = readGiven(request.body);
    if (behaviour === 'back') return follow(wayBack(payment), payment, request, reply);
    const step = isBehaviour(behaviour) ? pay(state, payment, behaviour) : null;
    if (!step) return reply.code(400).type('text/plain').send('There is no such choice');
    return follow(step, payment, request, reply);
  });
}
