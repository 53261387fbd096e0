import type { SecretFieldProps } from './contract'

/** A browser hides by the field's type. */
export const secretFieldProps: SecretFieldProps = (isShown) => ({ type: isShown ? 'text' : 'password' })
