/**
 * The parts that the page around the assistant has to bring: our own app brings more than a
 * partner's page.
 */
import type { MouseEvent, ReactNode } from 'react';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Resources } from '#core/ground/i18n/resources.ts';
import type { Danger } from '#core/site/assistant/intents/dangers.ts';

export interface HireFormProps {
  draftName: string;
  /** The step of the form, kept by the conversation. */
  place: { step: string | undefined; go(step: string): void };
  /** The phone that the visitor has written in the conversation, to be confirmed. */
  phone: string | undefined;
  onSent(requestNo: string): void;
  /** Something has to be put right before it can be sent. */
  onRefused(): void;
}

export interface CallMe {
  urgent: Danger | undefined;
  phone: string | undefined;
  onNoted(): void;
}

/** The texts by area, as locales/{lang} has them. */
export type AreaTexts = Partial<Record<keyof Resources, object>>;

export interface AssistantHost {
  /** Texts of the conversation's language, which need not be the page's. */
  loadTexts(lang: Lang): Promise<AreaTexts>;
  /**
   * Loads the texts of the tuition cards, with the first list; for a host that does not have them
   * yet.
   */
  loadListTexts?(lang: Lang): Promise<AreaTexts>;
  /** Loads the texts of the hire form, when it is opened. */
  loadHireTexts(lang: Lang): Promise<AreaTexts>;
  /** The draft the hire form of this page works on too. */
  hireDraft: string;
  hireForm(props: HireFormProps): ReactNode;
  /** Asks for the phone on our origin, or leads there. */
  callMe(asked: CallMe): ReactNode;
  /** Shows the applications and requests of the person who is signed in. */
  status(): ReactNode;
  /** A page of ours as this page links to it. */
  href(path: string): string;
  /** May prevent the event's default to open our page without leaving the conversation. */
  onFollow?(path: string, event: MouseEvent): void;
  onJobOpen?(jobId: number, event: MouseEvent): void;
  /** New tab: a partner's page is not left. */
  target?: '_blank';
}
