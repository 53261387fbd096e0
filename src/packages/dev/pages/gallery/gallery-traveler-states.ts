import type { TravelerChoice, TravelersDependencies } from '@/stores/travelers'
import { createGalleryTravelerCalls, galleryTravelers } from './gallery-travelers'

type TravelerCalls = TravelersDependencies['calls']

/** A way to open the traveler popup; every page begins with calls of its own. */
export interface TravelerState {
  readonly choice: TravelerChoice
  readonly calls: () => TravelerCalls
}

const usual = { countryCode: null, asksBirthday: false, confirmedIds: [] }
const two = { ...usual, limits: { least: 2, most: 2 } }
const ofAll = () => createGalleryTravelerCalls(galleryTravelers)
const ofNobody = () => createGalleryTravelerCalls([])
const refusal = { code: 'unavailable', message: 'Your travelers could not be loaded.', requestId: '01K' }

/** The states of the popup in the gallery, by their names there. */
export const travelerStates = {
  'two of several': { choice: two, calls: ofAll },
  'one of several': { choice: { ...usual, limits: { least: 1, most: 1 } }, calls: ofAll },
  'with birthday': { choice: { ...two, asksBirthday: true }, calls: ofAll },
  'nobody yet': { choice: two, calls: ofNobody },
  'in order': { choice: { ...usual, limits: null }, calls: ofAll },
  'not to be deleted': { choice: two, calls: () => createGalleryTravelerCalls(galleryTravelers, 'refuses') },
  loading: { choice: two, calls: () => ({ ...ofNobody(), listTravelers: () => new Promise(() => {}) }) },
  failed: { choice: two, calls: () => ({ ...ofNobody(), listTravelers: () => Promise.reject(refusal) }) },
} as const satisfies Record<string, TravelerState>

export type TravelerStateName = keyof typeof travelerStates
