import { createHash } from 'node:crypto'
import type { PictureLibrary } from '../kernel/pictures/picture-library'

/** Id of the picture that a new account begins with, chosen by the account's id; empty where the library has no avatars, and the client then draws the initial. */
export function firstAvatar(pictures: Pick<PictureLibrary, 'picturesOfKind'>, uid: string): string {
  const avatars = pictures.picturesOfKind('avatar')
  const turn = createHash('sha256').update(uid).digest().readUInt32BE(0)
  return avatars[turn % Math.max(1, avatars.length)]?.id ?? ''
}
