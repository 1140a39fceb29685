/** Its fields come when a chip is pressed or a question is easier answered by a form. */
export const loadSlotForm = async () => (await import('./slot-form.tsx')).SlotForm;
