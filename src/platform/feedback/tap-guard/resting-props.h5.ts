import type { RestingProps } from './contract'

/** Browsers keep the button in the order of focus. */
export const restingProps: RestingProps = { 'aria-disabled': true }
