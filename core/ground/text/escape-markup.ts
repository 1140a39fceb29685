const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text inside HTML and XML, or inside a quoted attribute of theirs. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);
