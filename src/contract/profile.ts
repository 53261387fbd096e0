import { type Static, Type } from 'typebox'
import type { ApiOf, RouteTable } from './route'
import { CurrencyCode, Day, Done, Id, Instant, Nullable } from './scalars'

const nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) => Nullable(schema)

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
const Phone = Type.String({ maxLength: 40, description: 'Without the dialling code; empty if none is given' })
const Intro = Type.String({ maxLength: 2000, description: 'Up to 200 visible characters' })

/** A user's own profile; the e-mail is masked and can't be changed. */
export const Profile = Type.Object({
  uid: Id,
  email: Type.String({ description: 'Masked, e.g. a***@example.com' }),
  nickName: Type.String(),
  avater: Type.String({ description: 'URL of the picture; empty if there is none' }),
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
  isDemo: Type.Boolean({ description: 'Invented for the demo' }),
  isOwn: Type.Boolean(),
  isFollowed: Type.Boolean({ description: 'By the caller; false for visitors' }),
  momentCount: Type.Integer({ description: 'Public posts' }),
  followerCount: Type.Integer(),
  followingCount: Type.Integer(),
  likeCount: Type.Integer({ description: 'Of all public posts' }),
})
export type PublicHomePage = Static<typeof PublicHomePage>

/** What the account knows beside the profile. */
export const UserExtInfo = Type.Object({
  memberSince: Instant,
  isVip: Type.Boolean(),
  hasPassword: Type.Boolean(),
  wishCount: Type.Integer({ description: 'Items on the wish list' }),
  voucherCount: Type.Integer({ description: 'Vouchers that can be used or are in use' }),
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
    summary: 'Change the own profile; absent fields stay unchanged',
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
    summary: 'The public profile of a user',
    client: 'main',
    auth: 'open',
    marksStaleToken: true,
    input: Type.Object({ uid: Id }),
    reply: PublicHomePage,
  },
  getUserExtInfo: {
    method: 'GET',
    path: '/api/account/user/extInfo',
    operationId: 'getUserExtInfo',
    summary: 'Facts about the signed-in user besides the profile',
    client: 'main',
    auth: 'user',
    input: Type.Object({}),
    reply: UserExtInfo,
  },
} as const satisfies RouteTable

export type ProfileApi = ApiOf<typeof profileRoutes>

/** Somebody a booking can be made for. */
export const Traveler = Type.Object({
  id: Id,
  name: Type.String(),
  idType: Type.String({ description: 'A key of listIdTypes, or of a document type that is no longer accepted' }),
  idTypeName: Type.String(),
  idNo: Type.String({ description: 'Masked, e.g. 11**************15; empty if it can no longer be decrypted' }),
  birthday: Nullable(Day),
  tel: Type.String({ description: 'Empty if none was ever given' }),
  disabled: Type.Boolean({ description: 'The document is not accepted for the requested stay' }),
})
export type Traveler = Static<typeof Traveler>

/** A document to choose. */
export const TravelerIdType = Type.Object({
  idType: Type.String(),
  idTypeName: Type.String(),
  disabled: Type.Boolean(),
})
export type TravelerIdType = Static<typeof TravelerIdType>

/** Where the stay is, ISO 3166 alpha-2; left out where it is about no stay in particular. */
const Place = { countryCode: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })) }

/** A traveler to be saved; a new one has no id. An empty idNo retains the stored number, and an absent birthday leaves the stored one unchanged. */
export const SavedTraveler = Type.Object({
  ...Place,
  id: Type.Optional(Id),
  name: Type.String({ maxLength: 80 }),
  idType: Type.String({ maxLength: 40 }),
  idNo: Type.String({ maxLength: 40 }),
  birthday: Type.Optional(Type.String({ maxLength: 10 })),
  tel: Type.String({ maxLength: 30 }),
})
export type SavedTraveler = Static<typeof SavedTraveler>

export const travelerRoutes = {
  listTravelers: {
    method: 'GET',
    path: '/api/account/traveler/list',
    operationId: 'listTravelers',
    summary: "The user's saved travelers, newest first, with masked document numbers",
    client: 'main',
    auth: 'user',
    input: Type.Object(Place),
    reply: Type.Object({ list: Type.Array(Traveler) }),
  },
  saveTraveler: {
    method: 'POST',
    path: '/api/account/traveler/save',
    operationId: 'saveTraveler',
    summary: 'Create or change a traveler; repeating a creation changes nothing',
    client: 'main',
    auth: 'user',
    input: SavedTraveler,
    reply: Traveler,
  },
  deleteTraveler: {
    method: 'POST',
    path: '/api/account/traveler/delete',
    operationId: 'deleteTraveler',
    summary: 'Delete a traveler permanently',
    client: 'main',
    auth: 'user',
    input: Type.Object({ id: Id }),
    reply: Done,
  },
  listIdTypes: {
    method: 'GET',
    path: '/api/account/traveler/idtypes',
    operationId: 'listIdTypes',
    summary: 'The document types of travelers',
    client: 'main',
    auth: 'user',
    input: Type.Object(Place),
    reply: Type.Object({ list: Type.Array(TravelerIdType) }),
  },
} as const satisfies RouteTable

export type TravelerApi = ApiOf<typeof travelerRoutes>
