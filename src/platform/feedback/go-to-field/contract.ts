/** Brings the field of an id into sight and the keyboard into it, where the host can. */
export type GoToField = (id: string) => void
