import { createContext } from 'react'

/** Which state of a section is shown alone, and the way to another; state is null where all are listed only. */
export interface AloneState {
  readonly state: string | null
  readonly onOpen: (state: string) => void
}

/** Null where a section's states stand below each other. */
export const AloneStateContext = createContext<AloneState | null>(null)
