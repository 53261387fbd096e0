import type { OpenStream } from './contract'

/** The server reads no streams while it renders. */
export const openStream: OpenStream | null = null
