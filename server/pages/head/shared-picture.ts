import type { Picture } from '@/contract/picture'
import { pictureUrl } from '@/domain/pictures'
import type { Services } from '../../kernel/services'

/** A picture as other sites show it beside a link. */
export interface SharedPicture {
  /** Its whole address. */
  readonly address: string
  readonly widthPx: number
  readonly heightPx: number
  readonly alt: string
}

const WIDTH_PX = 960

/** A picture of the app in the largest width that is served. */
export function sharedPicture(picture: Picture, { env, pictures }: Pick<Services, 'env' | 'pictures'>): SharedPicture {
  const [, id = ''] = /\/([^/]+)\.webp$/.exec(picture.url) ?? []
  const { width, height } = pictures.pictureById(id) ?? picture
  return {
    address: env.publicUrl + pictureUrl(picture.url, WIDTH_PX),
    widthPx: WIDTH_PX,
    heightPx: Math.round((WIDTH_PX * height) / width),
    alt: picture.alt,
  }
}
