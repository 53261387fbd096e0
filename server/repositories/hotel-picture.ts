import { eq } from 'drizzle-orm'
import type { Executor } from '../database/executor'
import { hotelPicture } from '../database/schema-hotel-picture'

/** A picture of an imported hotel. */
export type HotelPictureRow = typeof hotelPicture.$inferSelect

/** Makes these the only pictures of a hotel. */
export async function replaceHotelPictures(
  tx: Executor,
  hotelId: string,
  rows: readonly HotelPictureRow[],
): Promise<void> {
  await tx.delete(hotelPicture).where(eq(hotelPicture.hotelId, hotelId))
  if (rows.length > 0) await tx.insert(hotelPicture).values([...rows])
}

/** The WebP file of an imported picture; null where there is none. */
export async function readHotelPictureContent(executor: Executor, id: string): Promise<Buffer | null> {
  const rows = await executor
    .select({ content: hotelPicture.content })
    .from(hotelPicture)
    .where(eq(hotelPicture.id, id))
  return rows[0]?.content ?? null
}
