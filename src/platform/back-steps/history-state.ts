const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** How many overlays an entry of the history stands for; 0 for a page itself. */
export const depthOf = (state: unknown): number =>
  isRecord(state) && typeof state['overlays'] === 'number' ? state['overlays'] : 0

/** Key that the router gives to an entry; an overlay's entry has the key of its page. */
export const keyOf = (state: unknown): string =>
  isRecord(state) && typeof state['key'] === 'string' ? state['key'] : 'default'

/** State of an overlay's entry above an entry with this state. */
export const stateAbove = (state: unknown): object => ({
  ...(isRecord(state) ? state : {}),
  overlays: depthOf(state) + 1,
})
