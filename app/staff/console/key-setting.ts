/** Whether single keys act; those who dictate or slip can turn them off. Kept on this device. */
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
