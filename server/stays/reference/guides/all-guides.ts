import { asia } from './asia'
import { chinaNorth } from './china-north'
import { chinaSouth } from './china-south'
import type { CityGuides } from './city-guide-seed'
import { west } from './west'

/** The guides of all cities. */
export const allGuides: CityGuides = { ...chinaNorth, ...chinaSouth, ...asia, ...west }
