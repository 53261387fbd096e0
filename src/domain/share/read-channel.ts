/** What a link says of where its visitor comes from. */
export interface LinkedChannel {
  readonly channelId: string | null
  readonly fromKey: string | null
}

/** Short and of plain characters, so that no address, text or token of a person fits. */
const KEY = /^[\w.-]{1,64}$/

const keyOf = (text: string | undefined): string | null => (text !== undefined && KEY.test(text) ? text : null)

/** Reads channel id and fromKey out of an address's query; null where one is absent or no such key. */
export const readChannel = (fields: Readonly<Record<string, string | undefined>>): LinkedChannel => ({
  channelId: keyOf(fields['Channel-Id'] ?? fields.channelId),
  fromKey: keyOf(fields.fromKey),
})
