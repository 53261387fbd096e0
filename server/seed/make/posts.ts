import type { PictureLibrary } from '../../kernel/pictures/picture-library'
import { Draw } from '../draw'
import type { MadeHotel } from './made-hotel'
import { type CouponRow, makeCoupon } from './make-coupon'
import { makeFeed } from './make-feed'
import { makeMoment, type MomentRow } from './make-moment'
import { PictureChoice } from './picture-choice'

const MOST_POSTS = 400

/** Vouchers and moments, made beside the hotels they are about. */
export class Posts {
  readonly coupons: CouponRow[] = []
  readonly moments: MomentRow[] = []
  private readonly hotels: { id: string; pictureId: string }[] = []
  private readonly scenes: PictureChoice
  private readonly people: PictureChoice

  constructor(
    private readonly seed: string,
    library: PictureLibrary,
    private readonly now: Date,
  ) {
    this.scenes = new PictureChoice(library, 16)
    this.people = new PictureChoice(library, 6)
  }

  /** Takes every second hotel for a moment and every fourth for a voucher, up to a bound. */
  consider(made: MadeHotel): void {
    const { id, rank, headPictureId } = made.hotel
    if (this.hotels.length < 2 * MOST_POSTS) this.hotels.push({ id, pictureId: headPictureId })
    const draw = new Draw(`${this.seed} post ${rank}`)
    if (rank % 2 === 0 && this.moments.length < MOST_POSTS) {
      const pictures = { people: this.people, scenes: this.scenes }
      this.moments.push(makeMoment(draw, pictures, made, this.moments.length + 1, this.now))
    }
    if (rank % 4 === 1 && this.coupons.length < MOST_POSTS) {
      const seedDay = this.now.toISOString().slice(0, 10)
      this.coupons.push(makeCoupon(draw, this.scenes, made, this.coupons.length + 1, seedDay))
    }
  }

  /** The mixed feed of all of them. */
  feed() {
    return makeFeed({ hotel: this.hotels, moment: this.moments, coupon: this.coupons })
  }
}
