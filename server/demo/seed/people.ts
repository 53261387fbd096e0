import type { userAccount, userProfile } from '../../kernel/database/schema/people'
import type { PictureLibrary } from '../../kernel/pictures/picture-library'
import { Draw } from '../../stays/reference/draw'
import { PictureChoice } from '../../stays/reference/picture-choice'
import { chineseNames, familyInitials, givenNames, introductions } from './data/people-text'

/** An account of the demo. */
export type DemoAccount = Required<
  Pick<typeof userAccount.$inferInsert, 'id' | 'email' | 'nickName' | 'avater' | 'isDemo' | 'createdAt'>
>

/** The people behind the demo's posts and reviews, with their introductions. */
export interface DemoPeople {
  readonly accounts: readonly DemoAccount[]
  readonly profiles: readonly (typeof userProfile.$inferSelect)[]
}

const DAY_MS = 86_400_000

/** Creates `count` people with different names; the same seed returns the same people. */
export function createPeople(seed: string, library: PictureLibrary, now: Date, count: number): DemoPeople {
  const draw = new Draw(`${seed} people`)
  const pictures = new PictureChoice(library, 6)
  const names = draw.some(allNames, count)
  const accounts = names.map((nickName) => {
    const id = `demo${draw.id(12)}`
    return {
      id,
      // No email address has a space, so the account cannot be signed in to.
      email: `demo ${id}`,
      nickName,
      avater: pictures.pick(draw, ['avatar']).id,
      isDemo: true,
      createdAt: new Date(now.getTime() - draw.between(430, 900) * DAY_MS),
    }
  })
  const profiles = accounts.map(({ id, nickName, createdAt }) => ({
    userId: id,
    gender: 'unset' as const,
    birthday: null,
    country: null,
    dialCode: '86',
    phone: '',
    intro: draw.chance(60) ? draw.pick(introductions[isChinese(nickName) ? 'zh' : 'en']) : '',
    changedAt: createdAt,
  }))
  return { accounts, profiles }
}

/** Whether a person writes in Chinese, by their name. */
export const isChinese = (nickName: string): boolean => /\p{Script=Han}/u.test(nickName)

const allNames: readonly string[] = [
  ...chineseNames,
  ...givenNames,
  ...givenNames.flatMap((name, at) =>
    familyInitials.slice(at % 3, (at % 3) + 4).map((initial) => `${name} ${initial}.`),
  ),
]
