import type { AppPart } from './app'

/** What the server offers beside the calls of the contract, in order of registration. */
export const appParts: readonly AppPart[] = []
