import { beachScenes } from './beach/beach-scenes'
import { bedroomScenes } from './bedroom/bedroom-scenes'
import { cityScenes } from './city/city-scenes'
import { desertScenes } from './desert/desert-scenes'
import type { SceneFamily } from './drawing/scene-family'
import { forestScenes } from './forest/forest-scenes'
import { hotelScenes } from './hotel/hotel-scenes'
import { islandScenes } from './island/island-scenes'
import { lakeScenes } from './lake/lake-scenes'
import { lodgeScenes } from './lodge/lodge-scenes'
import { oldTownScenes } from './old-town/old-town-scenes'
import { templeScenes } from './temple/temple-scenes'

/** Every family of scenes that the library is drawn from. */
export const sceneFamilies: readonly SceneFamily[] = [
  cityScenes,
  beachScenes,
  lodgeScenes,
  oldTownScenes,
  templeScenes,
  desertScenes,
  lakeScenes,
  forestScenes,
  islandScenes,
  hotelScenes,
  bedroomScenes,
]
