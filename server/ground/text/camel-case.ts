/** `days_in_week` as the name of a column here: `daysInWeek`. */
export type CamelCase<Text extends string> = Text extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Text;

export const camelCase = (text: string): string =>
  text.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
