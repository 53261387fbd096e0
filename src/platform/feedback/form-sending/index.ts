import type { FormSendingOf } from './contract'

// plugin-html hands the host's confirm of an input over as its key press.
/** In mini-programs a tap on the button sends, and the keyboard's done key, which keeps the keyboard up where the field is refused. */
export const formSending: FormSendingOf = (onSend) => ({
  form: {},
  field: { confirmType: 'go', onKeyPress: onSend },
  button: { onTap: onSend },
})
