import { Type, type Static } from 'typebox'
import type { ApiOf, RouteTable } from './route'
import { CurrencyCode, Day, Id, Instant } from './scalars'

const nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()])

const GenderName = Type.Union([
  Type.Literal('unset'),
  Type.Literal('female'),
  Type.Literal('male'),
  Type.Literal('other'),
])
const CountryCode = Type.String({ maxLength: 8, description: 'ISO 3166 code of two capital letters' })
const NickName = Type.String({ maxLength: 400, description: '1 to 30 visible characters' })
const Birthday = Type.String({ maxLength: 20, description: 'A calendar day, YYYY-MM-DD, from 1900 to today' })
const DialCode = Type.String({ maxLength: 8, description: 'Dialling code without plus, e.g. 86' })
const Phone = Type.String({ maxLength: 40, description: 'Without the dialling code; empty where none is given' })
const Intro = Type.String({ maxLength: 2000, description: 'Up to 200 visible characters' })

/** What somebody has said about themselves; the e-mail is masked and can't be changed. */
export const Profile = Type.Object({
  uid: Id,
  email: Type.String({ description: 'Masked, e.g. a***@example.com' }),
  nickName: Type.String(),
  avater: Type.String({ description: 'Address of the picture; empty where there is none' }),
  gender: GenderName,
  birthday: nullable(Day),
  country: nullable(CountryCode),
  dialCode: Type.String(),
  phone: Type.String(),
  intro: Type.String(),
})
export type Profile = Static<typeof Profile>

/** What anybody may know of somebody: never their e-mail, phone, gender or birthday. */
export const PublicHomePage = Type.Object({
  uid: Id,
  nickName: Type.String(),
  avater: Type.String(),
  intro: Type.String(),
  country: nullable(CountryCode),
})
export type PublicHomePage = Static<typeof PublicHomePage>

/** What the account knows beside the profile. */
export const UserExtInfo = Type.Object({
  memberSince: Instant,
  isVip: Type.Boolean(),
  hasPassword: Type.Boolean(),
  wishCount: Type.Integer({ description: 'Things on the wish list' }),
  currencyCode: nullable(CurrencyCode),
})
export type UserExtInfo = Static<typeof UserExtInfo>

export const profileRoutes = {
  getProfile: {
    method: 'GET',
    path: '/api/account/person/profile/info',
    operationId: 'getProfile',
    summary: 'The signed-in user’s own profile',
    client: 'main',
    auth: 'user',
    input: Type.Object({}),
    reply: Profile,
  },
  updateProfile: {
    method: 'POST',
    path: '/api/account/person/profile/update',
    operationId: 'updateProfile',
    summary: 'Change one’s own profile; what is not sent stays as it is',
    client: 'main',
    auth: 'user',
    input: Type.Object({
      nickName: Type.Optional(NickName),
      avaterFileId: Type.Optional(Type.String({ maxLength: 64, description: 'fileId of a picture just uploaded' })),
      gender: Type.Optional(GenderName),
      birthday: Type.Optional(nullable(Birthday)),
      country: Type.Optional(nullable(CountryCode)),
      dialCode: Type.Optional(DialCode),
      phone: Type.Optional(Phone),
      intro: Type.Optional(Intro),
    }),
    reply: Profile,
  },
  getPublicHomePage: {
    method: 'GET',
    path: '/api/account/person/PublicHomePage',
    operationId: 'getPublicHomePage',
    summary: 'What anybody may know of a user',
    client: 'main',
    auth: 'open',
    input: Type.Object({ uid: Id }),
    reply: PublicHomePage,
  },
  getUserExtInfo: {
    method: 'GET',
    path: '/api/account/user/extInfo',
    operationId: 'getUserExtInfo',
    summary: 'What the account knows of the signed-in user beside the profile',
    client: 'main',
    auth: 'user',
    input: Type.Object({}),
    reply: UserExtInfo,
  },
} as const satisfies RouteTable

export type ProfileApi = ApiOf<typeof profileRoutes>
