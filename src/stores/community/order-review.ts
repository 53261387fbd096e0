import type { CommunityCalls } from '@/api/community-api'
import type { ReviewableStay } from '@/contract/comment'
import { Loaded } from '../app/loaded'

/** The review that can still be written of an order's stay. */
export class OrderReviewStore {
  /** Null while it is not known, and where nothing can be reviewed. */
  readonly stay = new Loaded<ReviewableStay>()

  constructor(
    private readonly dependencies: {
      readonly comment: Pick<CommunityCalls['comment'], 'listReviewableStays'>
    },
    private readonly orderId: string,
  ) {}

  /** Finds out whether the signed-in user can review the stay. */
  async look(): Promise<void> {
    const { list } = await this.dependencies.comment
      .listReviewableStays({ orderId: this.orderId })
      .catch(() => ({ list: [] }))
    this.stay.replace(list[0] ?? null)
  }
}
