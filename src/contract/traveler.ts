import { Type, type Static } from 'typebox'
import { Day, Done, Id } from './scalars'
import type { ApiOf, RouteTable } from './route'

/** Somebody a booking can be made for. */
export const Traveler = Type.Object({
  id: Id,
  name: Type.String(),
  idType: Type.String({ description: 'A key of listIdTypes, or of a document that is no longer taken' }),
  idTypeName: Type.String(),
  idNo: Type.String({ description: 'Masked, e.g. 11**************15; empty where it can no longer be read' }),
  birthday: Type.Union([Day, Type.Null()]),
  tel: Type.String({ description: 'Empty where none was ever given' }),
  disabled: Type.Boolean({ description: 'The document is not supported for the stay that was asked about' }),
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

/** A traveler to be saved: a new one without id; an empty idNo keeps the stored number, an absent birthday is not asked for and stays as it was. */
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
    summary: 'The travelers that the user has saved, newest first, with masked document numbers',
    client: 'main',
    auth: 'user',
    input: Type.Object(Place),
    reply: Type.Object({ list: Type.Array(Traveler) }),
  },
  saveTraveler: {
    method: 'POST',
    path: '/api/account/traveler/save',
    operationId: 'saveTraveler',
    summary: 'Save a new traveler or a changed one; the same new one again changes nothing',
    client: 'main',
    auth: 'user',
    input: SavedTraveler,
    reply: Traveler,
  },
  deleteTraveler: {
    method: 'POST',
    path: '/api/account/traveler/delete',
    operationId: 'deleteTraveler',
    summary: 'Delete a traveler for good',
    client: 'main',
    auth: 'user',
    input: Type.Object({ id: Id }),
    reply: Done,
  },
  listIdTypes: {
    method: 'GET',
    path: '/api/account/traveler/idtypes',
    operationId: 'listIdTypes',
    summary: 'The documents that a traveler can have',
    client: 'main',
    auth: 'user',
    input: Type.Object(Place),
    reply: Type.Object({ list: Type.Array(TravelerIdType) }),
  },
} as const satisfies RouteTable

export type TravelerApi = ApiOf<typeof travelerRoutes>
