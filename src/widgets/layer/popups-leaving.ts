import { createContext } from 'react'

/** Whether the popups drawn inside were taken away by their page and only leave. */
export const PopupsLeaving = createContext(false)
