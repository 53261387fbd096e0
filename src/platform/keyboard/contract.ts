/** Whether rendered content can be walked by keys: only then must items stay rendered for the focus alone. */
export type HasKeyboard = boolean

/** Attributes of a text field whose on-screen keyboard shows a key that searches; pressing it is the field's onKeyPress. */
export type SearchKeyboard = Readonly<Record<string, string>>

/** Attributes of a text field whose characters are hidden until isShown. */
export type SecretFieldProps = (isShown: boolean) => Readonly<Record<string, string | boolean>>

/** Attributes of a text area in a bar that is fixed to the screen. */
export type BarFieldProps = Readonly<Record<string, boolean>>

/** Attributes and handlers of one element. */
export type SendingProps = Readonly<Record<string, unknown>>

/** What makes a form send by its button and by the keyboard's own done key, once each. */
interface FormSending {
  readonly form: SendingProps
  readonly field: SendingProps
  readonly button: { readonly type?: 'submit'; readonly onTap?: () => void }
}

/** The three by what sends the form. */
export type FormSendingOf = (onSend: () => void) => FormSending
