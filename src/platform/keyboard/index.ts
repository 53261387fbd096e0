import type { BarFieldProps, FormSendingOf, HasKeyboard, SearchKeyboard, SecretFieldProps } from './contract'

/** Mini-programs are touched alone. */
export const hasKeyboard: HasKeyboard = false

/** As the hosts' own inputs name it. */
export const searchKeyboard: SearchKeyboard = { confirmType: 'search' }

/** Mini-programs hide by an attribute of its own, which a changed type would not take back. */
export const secretFieldProps: SecretFieldProps = (isShown) => ({ type: 'text', password: !isShown })

/** Hosts place a text area in a fixed bar wrongly unless it is marked; Alipay would count its characters. */
export const barFieldProps: BarFieldProps = { fixed: true, showCount: false }

// plugin-html hands the host's confirm of an input over as its key press.
/** In mini-programs a tap on the button sends, as does the keyboard's done key, which leaves the keyboard up where the field is refused. */
export const formSending: FormSendingOf = (onSend) => ({
  form: {},
  field: { confirmType: 'go', onKeyPress: onSend },
  button: { onTap: onSend },
})
