/**
 * The setting of this device that says if single keys act; people who dictate or slip can turn them
 * off.
 */
const NAME = 'staff:keys';

export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(NAME) !== 'off';
  } catch {
    return true;
  }
}

export function setKeysOn(isOn: boolean) {
  try {
    localStorage.setItem(NAME, isOn ? 'on' : 'off');
  } catch {
    // Without storage they are on again after a reload.
  }
}
