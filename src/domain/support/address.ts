import type { SupportOrigin } from '@/contract/dialog'

/** The two rooms of customer support. */
export type SupportRoom = 'assistant' | 'person'

/** What the address of customer support names. */
export interface SupportAddress {
  readonly origin: SupportOrigin
  /** The open dialog; empty for a new one. */
  readonly dialogId: string
  readonly room: SupportRoom
}

const origins = new Set<string>(['home', 'profile', 'hotel', 'product', 'order', 'lost'])

const isOrigin = (from: string | undefined): from is SupportOrigin['from'] => from !== undefined && origins.has(from)

const idOf = (text: string | undefined): string => (/^[A-Za-z0-9_-]{1,40}$/.test(text ?? '') ? (text ?? '') : '')

/** Reads the address; what makes no sense counts as absent. */
export function readSupportAddress(fields: Readonly<Record<string, string | undefined>>): SupportAddress {
  const { from, id, dialog, room } = fields
  return {
    origin: isOrigin(from) ? { from, id: idOf(id) } : { from: 'home', id: '' },
    dialogId: idOf(dialog),
    room: room === 'person' ? 'person' : 'assistant',
  }
}

/** The query of an address; parts with their usual value are left out. */
export function supportQuery({ origin, dialogId, room }: SupportAddress): Record<string, string> {
  return {
    ...(origin.from === 'home' ? {} : { from: origin.from }),
    ...(origin.id === '' ? {} : { id: origin.id }),
    ...(dialogId === '' ? {} : { dialog: dialogId }),
    ...(room === 'assistant' ? {} : { room }),
  }
}
