/**
 * Tells whether a text can be the name of a person, as it stands on an identity card: letters of
 * any script with the signs of names ("Md. Karim D'Costa", "মো. আব্দুল", "Anne-Marie (late)").
 * Digits are no part of a name: what is said first of somebody is read by strangers.
 * Source: docs/requirements/people/accounts.md, "Fields".
 */
const NAME = /^(?:[\p{L}\p{M} .,:;'’‘ʼ`´"“”()/&|।‐‑–—-]|\u200C|\u200D)+$/u;

export const isPersonName = (text: string): boolean => NAME.test(text) && /\p{L}/u.test(text);
