/** Attributes of a text field whose on-screen keyboard shows a key that searches; pressing it is the field's onKeyPress. */
export type SearchKeyboard = Readonly<Record<string, string>>
