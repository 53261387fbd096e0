import type { FormEvent } from 'react'
import type { FormSendingOf } from './contract'

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
