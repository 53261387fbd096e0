import { fileIdOf } from '../uploads/picture-ref'

/** Address of a sent avatar by its file id. */
export const sentAvatarUrl = (fileId: string): string => `/pictures/avatars/${fileId}.webp`

/** Address of an avatar by the name that user_account has for it; empty where there is none. */
export function avatarUrl(avater: string): string {
  const fileId = fileIdOf(avater)
  if (fileId !== null) return sentAvatarUrl(fileId)
  return avater === '' ? '' : `/pictures/240/${avater}.webp`
}
