/** Address of an avatar by its picture id; empty where there is none. */
export function avatarUrl(pictureId: string): string {
  return pictureId === '' ? '' : `/pictures/240/${pictureId}.webp`
}
