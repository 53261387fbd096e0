import type { WishTarget } from '@/contract/collection'

/** The name under which a device keeps a visitor's wishes. */
export const keptWishesName = 'kept_wishes'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isTarget = (value: unknown): value is WishTarget =>
  isRecord(value) &&
  (value.bizType === 'hotel' || value.bizType === 'coupon') &&
  typeof value.bizId === 'string' &&
  typeof value.savedAt === 'string' &&
  !Number.isNaN(Date.parse(value.savedAt))

/** Reads what a device kept for a visitor; what is damaged is left out. */
export function readKeptWishes(text: string | null): WishTarget[] {
  if (text === null) return []
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(isTarget) : []
  } catch {
    return []
  }
}
