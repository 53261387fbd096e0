import type { BarFieldProps, FormSendingOf, HasKeyboard, SearchKeyboard, SecretFieldProps } from './contract'
import type { FormEvent } from 'react'

/** Every browser may have one. */
export const hasKeyboard: HasKeyboard = true

/** As browsers name it. */
export const searchKeyboard: SearchKeyboard = { enterKeyHint: 'search' }

/** A browser hides by the field's type. */
export const secretFieldProps: SecretFieldProps = (isShown) => ({ type: isShown ? 'text' : 'password' })

/** Browsers need none. */
export const barFieldProps: BarFieldProps = {}

/** By the browser: Enter and the button both submit the form. */
export const formSending: FormSendingOf = (onSend) => ({
  form: {
    noValidate: true,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      onSend()
    },
  },
  field: { enterKeyHint: 'go' },
  button: { type: 'submit' },
})
