import type { Picture } from '../../kernel/pictures/picture-library'
import { isAtHome, type PictureHome } from '../data/picture-homes'

/** Whether a picture of a bedroom could be of a room in a city, with the beds that its text names: several single ones, mats on the floor, or one for two. */
export function suitsRoom(city: PictureHome, bedText: string): (picture: Pick<Picture, 'kind' | 'layout'>) => boolean {
  const isHere = isAtHome(city)
  const wanted = /futon|tatami/i.test(bedText) ? 'tatami' : /single|twin/i.test(bedText) ? 'twin' : null
  const showsBeds = (layout: string) => (wanted === null ? layout !== 'tatami' && layout !== 'twin' : layout === wanted)
  return (picture) => isHere(picture) && showsBeds(picture.layout)
}
