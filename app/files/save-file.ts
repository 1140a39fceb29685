const KEEP_MS = 60_000;

/** Hands a made file to the browser's downloads. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  // What file systems refuse in a name.
  link.download = name.replace(/[\\/:*?"<>|]/g, ' ');
  link.click();
  // Some browsers read it only after a question to the person.
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}
