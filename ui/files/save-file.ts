import { isInAppBrowser } from './in-app-browser.ts';

const KEEP_MS = 60_000;

/**
 * Hands a made file to the browser's downloads; inside other apps, which save nothing, to the sharing of the device.
 * False: neither can be done here.
 */
export async function saveFile(file: Blob, name: string): Promise<boolean> {
  // What file systems refuse in a name.
  const fileName = name.replace(/[\\/:*?"<>|]/g, ' ');
  if (isInAppBrowser(navigator.userAgent)) return share(new File([file], fileName, file));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  link.click();
  // Some browsers read it only after a question to the person.
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
  return true;
}

async function share(file: File): Promise<boolean> {
  const data = { files: [file] };
  if (!navigator.canShare?.(data)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    // Closed by the person; every other refusal leaves the file nowhere.
    return error instanceof Error && error.name === 'AbortError';
  }
}
