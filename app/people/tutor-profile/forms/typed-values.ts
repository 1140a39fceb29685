/** Returns stored texts as a form takes them: empty where nothing was said. */
export const typedValues = <Name extends string>(
  names: readonly Name[],
  stored: Readonly<Record<NoInfer<Name>, string | null>> | null,
) => Object.fromEntries(names.map((name) => [name, stored?.[name] ?? ''])) as Record<Name, string>;
