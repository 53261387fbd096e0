import type { Traveler } from '@/contract/profile'
import { ID_TYPES, idTypeName, maskIdNumber } from '@/domain/account/id-number'
import type { TravelerChoice, TravelersDependencies } from '@/stores/account/travelers'

const documentOf = (idType: string) => ({ idType, idTypeName: idTypeName(idType) })

/** Travelers of every kind: two who are complete, one without a phone, one whose document is not supported. */
export const galleryTravelers: readonly Traveler[] = [
  {
    id: 'lei',
    name: '李雷',
    ...documentOf('mainlandId'),
    idNo: '11**************2X',
    birthday: null,
    tel: '13800138000',
    disabled: false,
  },
  {
    id: 'maya',
    name: 'Maya Lindqvist',
    ...documentOf('passport'),
    idNo: 'E1*****78',
    birthday: '1990-05-04',
    tel: '0571-87654321',
    disabled: false,
  },
  {
    id: 'mei',
    name: '韩梅梅',
    ...documentOf('homeReturnPermit'),
    idNo: 'H1*****78',
    birthday: null,
    tel: '',
    disabled: false,
  },
  {
    id: 'tom',
    name: 'Tom',
    ...documentOf('militaryId'),
    idNo: '12****78',
    birthday: null,
    tel: '13900139000',
    disabled: true,
  },
]

/** What becomes of a delete. */
type DeleteOutcome = 'deletes' | 'refuses'

const refusal = {
  code: 'unavailable',
  message: 'This traveler could not be deleted. Please try again.',
  requestId: '01K',
}

/** Traveler calls on an in-memory list, which ends with the page. */
export function createGalleryTravelerCalls(
  initial: readonly Traveler[],
  outcome: DeleteOutcome = 'deletes',
): TravelersDependencies['calls'] {
  let list = initial
  return {
    listTravelers: async () => ({ list: [...list] }),
    listIdTypes: async () => ({
      list: ID_TYPES.map((idType) => ({ ...documentOf(idType), disabled: idType === 'taiwanPermit' })),
    }),
    saveTraveler: async ({ id = `new ${list.length}`, name, idType, idNo, birthday, tel }) => {
      const known = list.find((one) => one.id === id)
      const number = idNo === '' ? (known?.idNo ?? '') : maskIdNumber(idNo)
      const person = { id, name, tel, birthday: birthday ?? known?.birthday ?? null, idNo: number, disabled: false }
      const saved = { ...person, ...documentOf(idType) }
      list = known ? list.map((one) => (one.id === id ? saved : one)) : [saved, ...list]
      return saved
    },
    deleteTraveler: async ({ id }) => {
      if (outcome === 'refuses') throw refusal
      list = list.filter((one) => one.id !== id)
      return { ok: true }
    },
  }
}

type TravelerCalls = TravelersDependencies['calls']

/** A way to open the traveler popup; every page begins with calls of its own. */
export interface TravelerState {
  readonly choice: TravelerChoice
  readonly calls: () => TravelerCalls
}

const usual = { countryCode: null, requiresBirthday: false, confirmedIds: [] }
const two = { ...usual, limits: { least: 2, most: 2 } }
const ofAll = () => createGalleryTravelerCalls(galleryTravelers)
const ofNobody = () => createGalleryTravelerCalls([])
const refusedReply = { code: 'unavailable', message: 'Your travelers could not be loaded.', requestId: '01K' }

/** The states of the popup in the gallery, by their names there. */
export const travelerStates = {
  'two of several': { choice: two, calls: ofAll },
  'one of several': { choice: { ...usual, limits: { least: 1, most: 1 } }, calls: ofAll },
  'with birthday': { choice: { ...two, requiresBirthday: true }, calls: ofAll },
  'nobody yet': { choice: two, calls: ofNobody },
  'in order': { choice: { ...usual, limits: null }, calls: ofAll },
  'not to be deleted': { choice: two, calls: () => createGalleryTravelerCalls(galleryTravelers, 'refuses') },
  loading: { choice: two, calls: () => ({ ...ofNobody(), listTravelers: () => new Promise(() => {}) }) },
  failed: { choice: two, calls: () => ({ ...ofNobody(), listTravelers: () => Promise.reject(refusedReply) }) },
} as const satisfies Record<string, TravelerState>

export type TravelerStateName = keyof typeof travelerStates
