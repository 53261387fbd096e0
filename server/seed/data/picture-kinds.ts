import type { PictureKind } from '../../kernel/pictures/picture-library'
import type { CitySetting } from './city-seed'

/** Which pictures show a place of a setting. */
export const placeKinds: Readonly<Record<CitySetting, readonly PictureKind[]>> = {
  metropolis: ['city', 'street'],
  heritage: ['old-town', 'temple', 'street'],
  beach: ['beach', 'island'],
  lake: ['lake', 'forest'],
  mountain: ['forest', 'lodge', 'temple'],
  desert: ['desert', 'old-town'],
  north: ['lodge', 'lake', 'street'],
}

/** Which pictures can stand for a hotel of a setting. */
export const headKinds: Readonly<Record<CitySetting, readonly PictureKind[]>> = {
  metropolis: ['hotel', 'bedroom', 'lobby', 'pool'],
  heritage: ['hotel', 'old-town', 'bedroom', 'lobby', 'temple'],
  beach: ['beach', 'pool', 'hotel', 'bedroom', 'island'],
  lake: ['lake', 'hotel', 'bedroom', 'forest', 'pool'],
  mountain: ['lodge', 'forest', 'bedroom', 'hotel', 'pool'],
  desert: ['desert', 'hotel', 'pool', 'bedroom', 'old-town'],
  north: ['lodge', 'hotel', 'bedroom', 'lake', 'lobby'],
}
