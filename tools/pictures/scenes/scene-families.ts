import { avatarScenes } from './avatar/avatar-scenes'
import { bathroomScenes } from './bathroom/bathroom-scenes'
import { beachScenes } from './beach/beach-scenes'
import { bedroomScenes } from './bedroom/bedroom-scenes'
import { cityScenes } from './city/city-scenes'
import { desertScenes } from './desert/desert-scenes'
import { dishScenes } from './dish/dish-scenes'
import type { SceneFamily } from './drawing/scene-family'
import { forestScenes } from './forest/forest-scenes'
import { gymScenes } from './gym/gym-scenes'
import { hotelScenes } from './hotel/hotel-scenes'
import { islandScenes } from './island/island-scenes'
import { lakeScenes } from './lake/lake-scenes'
import { lobbyScenes } from './lobby/lobby-scenes'
import { lodgeScenes } from './lodge/lodge-scenes'
import { meetingScenes } from './meeting/meeting-scenes'
import { oldTownScenes } from './old-town/old-town-scenes'
import { poolScenes } from './pool/pool-scenes'
import { restaurantScenes } from './restaurant/restaurant-scenes'
import { spaScenes } from './spa/spa-scenes'
import { streetScenes } from './street/street-scenes'
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
  lobbyScenes,
  bedroomScenes,
  bathroomScenes,
  poolScenes,
  restaurantScenes,
  dishScenes,
  spaScenes,
  gymScenes,
  meetingScenes,
  streetScenes,
  avatarScenes,
]
