/** Whether what is drawn can be walked by keys: only then must places stay drawn for the focus alone. */
export type HasKeyboard = boolean
