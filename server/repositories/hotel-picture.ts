import { and, eq, notInArray } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import { hotelPicture } from '../kernel/database/schema/hotel-sources'

/** A picture of an imported hotel. */
export type HotelPictureRow = typeof hotelPicture.$inferSelect

/** A picture without its content: its id, and the URL that it was fetched from. */
export type HotelPictureSource = Pick<HotelPictureRow, 'id' | 'url'>

/** The stored pictures of a hotel, in no order. */
export async function listHotelPictures(executor: Executor, hotelId: string): Promise<HotelPictureSource[]> {
  const { id, url } = hotelPicture
  return executor.select({ id, url }).from(hotelPicture).where(eq(hotelPicture.hotelId, hotelId))
}

/** Stores the added pictures of a hotel and deletes all others that are not to stay. */
export async function replaceHotelPictures(
  tx: Executor,
  hotelId: string,
  { staying, added }: { readonly staying: readonly HotelPictureSource[]; readonly added: readonly HotelPictureRow[] },
): Promise<void> {
  const ids = staying.map(({ id }) => id)
  await tx.delete(hotelPicture).where(and(eq(hotelPicture.hotelId, hotelId), notInArray(hotelPicture.id, ids)))
  if (added.length > 0) await tx.insert(hotelPicture).values([...added])
}

/** The WebP file of an imported picture; null where there is none. */
export async function readHotelPictureContent(executor: Executor, id: string): Promise<Buffer | null> {
  const rows = await executor
    .select({ content: hotelPicture.content })
    .from(hotelPicture)
    .where(eq(hotelPicture.id, id))
  return rows[0]?.content ?? null
}
