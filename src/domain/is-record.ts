/** Whether a value is an object whose fields can be read, an array too; for what came from storage, an address or the network. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
