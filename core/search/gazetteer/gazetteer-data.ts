/** The lookup lists, with every name of each thing. */
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

export interface GazetteerData {
  categories: readonly NamedRow[];
  classes: readonly ClassRow[];
  subjects: readonly NamedRow[];
  classSubjects: readonly { classId: number; subjectId: number }[];
  cities: readonly NamedRow[];
  areas: readonly AreaRow[];
  universities: readonly UniversityRow[];
  /** The meanings of plain words. */
  words: string;
}
