import { utcDay } from '@/domain/days/civil-day'
import type { Static } from 'typebox'
import type { Profile, profileRoutes, PublicHomePage } from '@/contract/profile'
import { formOfProfile, PROFILE_FIELDS } from '@/domain/account/profile-form'
import { profileFaults } from '@/domain/account/profile-faults'
import { uploadText } from '@/domain/uploads'
import type { Executor } from '../kernel/database/executor'
import { badInput, notFound } from '../kernel/errors'
import { readPublicCounts } from './repository/public-counts'
import { findProfile, lockUser, type ProfileRow, putProfile, setNameAndPicture, type UserRow } from './repository/users'
import { avatarUrl, dropPicture, fileIdOf, isOwnPicture, pictureRef } from '../uploads/uploaded-pictures'
import type { Services } from '../kernel/services'
import { maskEmail } from '@/domain/account/email'
import type { CurrentUser } from '@/contract/account'

/** Changes to a profile; omitted fields stay as they are. */
type ProfileChange = Static<(typeof profileRoutes)['updateProfile']['input']>

const EARLIEST_ZONE_MS = 14 * 3_600_000

/** The last day that has begun anywhere in the world. */
const lastDay = (now: Date) => utcDay(now.getTime() + EARLIEST_ZONE_MS)

function formAfter(known: KnownUser, change: ProfileChange, today: string) {
  const before = formOfProfile(presentProfile(known))
  const sent = Object.entries(change).filter(([, value]) => value !== undefined)
  const after = { ...before, ...Object.fromEntries(sent) }
  const form = { ...after, nickName: after.nickName.trim(), phone: after.phone.trim(), intro: after.intro.trim() }
  const faults = profileFaults(form, today)
  const field = PROFILE_FIELDS.find((name) => faults[name] !== undefined)
  if (field) throw badInput(field, faults[field] ?? '')
  return form
}

async function chosenPicture(tx: Executor, user: KnownUser['user'], fileId: string | undefined): Promise<string> {
  if (fileId === undefined) return user.avater
  if (!(await isOwnPicture(tx, user.id, fileId))) throw badInput('avaterFileId', uploadText.gone)
  return pictureRef(fileId)
}

/** Changes somebody's own profile after checking all of it; a picture that is replaced is forgotten. */
export function updateProfile(services: Services, uid: string, change: ProfileChange): Promise<KnownUser> {
  const { database, clock } = services
  return database.transaction(async (tx) => {
    await lockUser(tx, uid)
    const known = await findProfile(tx, uid)
    if (!known) throw notFound()
    const { nickName, gender, birthday, country, dialCode, phone, intro } = formAfter(
      known,
      change,
      lastDay(clock.now()),
    )
    const avater = await chosenPicture(tx, known.user, change.avaterFileId)
    const details = { gender, birthday, country, dialCode, phone, intro }
    const profile = { userId: uid, ...details, changedAt: clock.now() }
    await putProfile(tx, profile)
    await setNameAndPicture(tx, uid, { nickName, avater })
    const replaced = fileIdOf(known.user.avater)
    if (replaced !== null && avater !== known.user.avater) await dropPicture(tx, services, replaced)
    return { user: { ...known.user, nickName, avater }, profile }
  })
}

/** A user with their profile, if any. */
export interface KnownUser {
  readonly user: UserRow
  readonly profile: ProfileRow | null
}

const blank = { gender: 'unset', birthday: null, country: null, dialCode: '86', phone: '', intro: '' } as const

/** A profile as its owner sees it. */
export function presentProfile({ user, profile }: KnownUser): Profile {
  const { gender, birthday, country, dialCode, phone, intro } = profile ?? blank
  return {
    uid: user.id,
    email: maskEmail(user.email),
    nickName: user.nickName,
    avater: avatarUrl(user.avater),
    gender,
    birthday,
    country,
    dialCode,
    phone,
    intro,
  }
}

/** A profile as anybody sees it; viewer is null for a visitor. */
export async function readPublicProfile(
  db: Executor,
  known: KnownUser,
  viewer: string | null,
): Promise<PublicHomePage> {
  const { uid, nickName, avater, intro, country } = presentProfile(known)
  const counts = await readPublicCounts(db, uid, viewer)
  return { uid, nickName, avater, intro, country, isDemo: known.user.isDemo, isOwn: uid === viewer, ...counts }
}

/** A user as its own profile shows it. */
export function presentUser({ id, email, nickName, avater, isVip }: UserRow): CurrentUser {
  return { uid: id, email: maskEmail(email), nickName, avater: avatarUrl(avater), isVip }
}
