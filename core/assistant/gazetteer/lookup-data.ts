/** What the assistant knows of the world: the lookup lists, with every name of each thing. */
export interface NamedRow {
  id: number;
  name: string;
  name_bn: string;
  aliases: readonly string[];
}

export interface ClassRow extends NamedRow {
  category_id: number;
}

export interface AreaRow extends NamedRow {
  city_id: number;
  latitude: number;
  longitude: number;
}

export interface UniversityRow extends NamedRow {
  short?: string | null | undefined;
}

/** One answer of the site's own texts. `words` holds further ways to ask, romanised ones above all. */
export interface FaqRow {
  id: string;
  link: string;
  question: string;
  question_bn: string;
  answer: string;
  answer_bn: string;
  words?: string | undefined;
}

export interface LookupData {
  categories: readonly NamedRow[];
  classes: readonly ClassRow[];
  subjects: readonly NamedRow[];
  classSubjects: readonly { classId: number; subjectId: number }[];
  cities: readonly NamedRow[];
  areas: readonly AreaRow[];
  universities: readonly UniversityRow[];
  faq: readonly FaqRow[];
  /** Hours of Asia/Dhaka in which a person answers. */
  support: { opens: number; closes: number };
}
