import type { Picture } from '@/contract/picture'
import { presentPicture } from '../../kernel/pictures/picture-library'
import type { Services } from '../../kernel/services'

/** Explore as it begins. */
export interface HomeData {
  /** Of the city that is asked for most; null before there are cities. */
  readonly cityPicture: Picture | null
}

/** Reads what Explore's page tells first. */
export async function loadHome({ catalogue, database, pictures }: Services): Promise<HomeData> {
  const [city] = (await catalogue.latest(database.db)).cities
  return { cityPicture: city ? presentPicture(pictures, city.pictureId) : null }
}
