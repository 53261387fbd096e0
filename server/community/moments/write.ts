import { and, eq, isNull, sql } from 'drizzle-orm'
import type { MomentApi } from '@/contract/moment'
import type { Executor } from '../../kernel/database/executor'
import { moment, momentTopic } from '../../kernel/database/schema/community'
import { badInput } from '../../kernel/errors'
import { runOnce } from '../../kernel/idempotency/run-once'
import type { Services } from '../../kernel/services'
import { holdIfNeeded, refuseBlocked } from '../../moderation/reasons'
import { forgetLikes } from '../../stays/repository/likes'
import { releaseFiles } from '../../uploads/used-files'
import { takePictures, takeVideo } from '../taken-files'
import { refuseTooMany } from '../daily-limit'
import { exemptNames } from '../exempt-names'
import { readFinishedStays } from '../stays'
import { writtenText } from '../written-text'
import { findOrCreateTopics, insertMomentTopics } from './topics'

type Sent = MomentApi['POST /api/ugc/moment']['input']

/** Where a post is: what it is about, and the place's name. */
interface PostPlace {
  readonly hotelId: string | null
  readonly skuId: string | null
  readonly cityId: string | null
  readonly placeName: string
}

/** Posts a moment, checked. Throws 400 for a post without a picture or video and for things that there are not, 403 author_blocked, 429. Returns its id. */
export async function createMoment(
  services: Services,
  { userId, key, sent }: { readonly userId: string; readonly key: string; readonly sent: Sent },
): Promise<string> {
  const once = { scope: userId, operationId: 'createMoment', key, request: sent }
  const { id } = await runOnce(services, once, async (tx) => {
    await refuseBlocked(tx, userId)
    await refuseTooMany(tx, services, 'moment', userId)
    return { id: await insertMoment(tx, services, userId, sent) }
  })
  return id
}

async function insertMoment(tx: Executor, services: Services, userId: string, sent: Sent): Promise<string> {
  const id = services.random.id()
  const content = writtenText(sent.content, false)
  const { videoId } = sent
  if (videoId !== undefined && sent.pictureIds.length > 0)
    throw badInput('videoId', 'A post has pictures or one video, not both.')
  if (videoId === undefined && sent.pictureIds.length === 0)
    throw badInput('pictureIds', 'Please add a picture or a video.')
  const usedBy = `moment ${id}`
  const pictureIds = await takePictures(tx, { userId, fileIds: sent.pictureIds, purpose: 'post', usedBy })
  const video = videoId === undefined ? null : await takeVideo(tx, { userId, fileId: videoId, usedBy })
  const place = await placeOf(tx, sent)
  const topicIds = await findOrCreateTopics(tx, services, sent.topics)
  const { hotelId } = place
  const passages = [content, ...sent.topics]
  const checked = {
    bizType: 'moment',
    bizId: id,
    userId,
    texts: passages,
    exempt: await exemptNames(tx, hotelId),
  } as const
  const createdAt = services.clock.now()
  await tx.insert(moment).values({
    id,
    userId,
    ...place,
    pictureId: video?.posterId ?? pictureIds[0] ?? '',
    pictureIds,
    videoId: video?.fileId ?? null,
    content,
    isVerifiedStay: hotelId !== null && (await readFinishedStays(tx, { userId, hotelId }, '1970-01-01')).length > 0,
    isPaid: sent.isPaid,
    createdAt,
    state: await holdIfNeeded(tx, services, checked),
  })
  await insertMomentTopics(tx, id, topicIds, createdAt)
  return id
}

const nothingLikeThat = (field: string, what: string) => badInput(field, `There is no such ${what}.`)

async function placeOf(tx: Executor, { hotelId, skuId, cityId }: Sent): Promise<PostPlace> {
  if (skuId !== undefined) {
    const { rows } = await tx.execute<{ hotelId: string }>(
      sql`select hotel_id as "hotelId" from sku where id = ${skuId}`,
    )
    if (!rows[0]) throw nothingLikeThat('skuId', 'voucher')
    return { ...(await placeOfHotel(tx, rows[0].hotelId)), skuId }
  }
  if (hotelId !== undefined) return placeOfHotel(tx, hotelId)
  if (cityId === undefined) return { hotelId: null, skuId: null, cityId: null, placeName: '' }
  const { rows } = await tx.execute<{ name: string }>(sql`select name from city where id = ${cityId}`)
  if (!rows[0]) throw nothingLikeThat('cityId', 'city')
  return { hotelId: null, skuId: null, cityId, placeName: rows[0].name }
}

async function placeOfHotel(tx: Executor, hotelId: string): Promise<PostPlace> {
  const { rows } = await tx.execute<{ cityId: string; district: string; city: string }>(sql`
    select h.city_id as "cityId", h.district, c.name as city from hotel h join city c on c.id = h.city_id where h.id = ${hotelId}`)
  const row = rows[0]
  if (!row) throw nothingLikeThat('hotelId', 'hotel')
  const placeName = [row.district, row.city].filter((part) => part !== '').join(', ')
  return { hotelId, skuId: null, cityId: row.cityId, placeName }
}

/** Empties an own post and lets its files go; its page shows that it was deleted. False where there is none of that id. */
export async function deleteMoment(tx: Executor, services: Services, id: string, userId: string): Promise<boolean> {
  const emptied = await tx
    .update(moment)
    .set({
      content: '',
      pictureId: '',
      pictureIds: [],
      videoId: null,
      hotelId: null,
      skuId: null,
      cityId: null,
      placeName: '',
      deletedAt: services.clock.now(),
    })
    .where(and(eq(moment.id, id), eq(moment.userId, userId), isNull(moment.deletedAt)))
    .returning({ id: moment.id })
  if (emptied.length === 0) return false
  await tx.delete(momentTopic).where(eq(momentTopic.momentId, id))
  await forgetLikes(tx, 'moment', [id])
  await releaseFiles(tx, services, `moment ${id}`)
  return true
}
