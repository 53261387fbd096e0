/** Attributes of a button that takes no taps yet. */
export interface RestingProps {
  readonly disabled?: boolean
  readonly 'aria-disabled'?: boolean
}
