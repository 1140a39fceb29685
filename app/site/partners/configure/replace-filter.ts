type Attributes = Record<string, string>;

/** The attributes with another filter among them; the filter comes first, as it is read first. */
export function replaceFilter(all: Attributes, before: Attributes, after: Attributes): Attributes {
  const others = Object.entries(all).filter(([name]) => !(name in before));
  return { ...after, ...Object.fromEntries(others) };
}
