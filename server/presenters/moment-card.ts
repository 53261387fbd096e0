import type { MomentCard } from '@/contract/feed'
import { type PictureLibrary, presentPicture } from '../kernel/pictures/picture-library'
import type { FeedMoment } from '../feed/repository'
import { avatarUrl } from '../uploads/uploaded-pictures'

/** A traveller's post as the feed shows it, with what the hotel costs where that was asked. */
export function presentMoment(
  moment: FeedMoment,
  pictures: PictureLibrary,
  from: MomentCard['from'] = null,
): MomentCard {
  const { pictureId, avater, ...rest } = moment
  const headImg = presentPicture(pictures, pictureId)
  return { ...rest, headImgUrl: headImg.url, headImg, avater: avatarUrl(avater), from }
}
