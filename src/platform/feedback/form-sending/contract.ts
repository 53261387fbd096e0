/** Attributes and handlers of one element. */
export type SendingProps = Readonly<Record<string, unknown>>

/** What makes a form send by its button and by the keyboard's own done key, once each. */
export interface FormSending {
  readonly form: SendingProps
  readonly field: SendingProps
  readonly button: { readonly type?: 'submit'; readonly onTap?: () => void }
}

/** The three by what sends the form. */
export type FormSendingOf = (onSend: () => void) => FormSending
