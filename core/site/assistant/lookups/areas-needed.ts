/** The areas that have to be known before something can be answered or shown. */
export interface AreasNeeded {
  /** The beginnings of names, as `name-starts.ts` has them. */
  starts?: readonly string[] | undefined;
  ids?: readonly number[] | undefined;
}

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');

/**
 * Finds the areas mentioned anywhere in a conversation, which is plain data: names to be written
 * (`dialogue/message.ts`), slots of a quick reply, known slots.
 */
export function areasMentioned(conversation: unknown): number[] {
  const found = new Set<number>();
  const visit = (value: unknown, isArea: boolean): void => {
    if (isArea && isIds(value)) for (const id of value) found.add(id);
    else if (typeof value === 'object' && value !== null) {
      const isNames = 'table' in value && value.table === 'areas';
      for (const [key, part] of Object.entries(value))
        visit(part, key === 'area' || (isNames && key === 'ids') || (isArea && key === 'value'));
    }
  };
  visit(conversation, false);
  return [...found];
}
