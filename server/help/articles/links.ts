import type { articleScreens } from '@/domain/support/article-screens'
import { routes } from '../../../config/routes'

/** Addresses of the screens to which articles lead. */
export const ROUTES = {
  home: routes.home.path,
  search: routes.search.path,
  hotelList: routes.hotelList.path,
  wishList: routes.wishList.path,
  orderList: routes.orderList.path,
  findOrder: routes.findOrder.path,
  mine: routes.mine.path,
  profile: routes.profile.path,
  wallet: routes.wallet.path,
  addVoucher: routes.addVoucher.path,
  reviewRules: routes.reviewRules.path,
} as const satisfies Record<(typeof articleScreens)[number], string>
