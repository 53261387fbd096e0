import { bedroomScenes } from './bedroom/bedroom-scenes'
import { cityScenes } from './city/city-scenes'
import type { SceneFamily } from './drawing/scene-family'
import { hotelScenes } from './hotel/hotel-scenes'

/** Every family of scenes that the library is drawn from. */
export const sceneFamilies: readonly SceneFamily[] = [cityScenes, hotelScenes, bedroomScenes]
