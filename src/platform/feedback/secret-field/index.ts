import type { SecretFieldProps } from './contract'

/** Mini-programs hide by an attribute of its own, which a changed type would not take back. */
export const secretFieldProps: SecretFieldProps = (isShown) => ({ type: 'text', password: !isShown })
