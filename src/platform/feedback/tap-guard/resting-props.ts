import type { RestingProps } from './contract'

/** Mini-programs know no aria-disabled. */
export const restingProps: RestingProps = { disabled: true }
