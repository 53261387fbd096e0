import type { OpenStream } from './contract'

/** Alipay has no streamed requests: replies are polled there. */
export const openStream: OpenStream | null = null
