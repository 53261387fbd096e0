/** One screen: where its page stands, its address on H5, its title and who may open it (spec §2). */
export interface RouteDef {
  readonly page: string
  readonly path: string
  readonly title: string
  /** The label of its tab in the bottom bar. */
  readonly tab?: string
  readonly needLogin?: true
  /** Only in builds that show the demo (TARO_APP_DEMO is not 0), and hidden by servers in production. */
  readonly isDemo?: true
}

/** The route table that build, app, page titles and links share; the catch-all stands last. */
export const routes = {
  home: { page: 'pages/home/index', path: '/home', title: 'Explore', tab: 'Explore' },
  wishList: {
    page: 'pages/account/wish-list/index',
    path: '/account/wish/list',
    title: 'Wish List',
    tab: 'Wishlist',
    needLogin: true,
  },
  orderList: { page: 'pages/order/list/index', path: '/order/list', title: 'Bookings', tab: 'Bookings' },
  mine: { page: 'pages/account/mine/index', path: '/account/mine', title: 'Profile', tab: 'Profile' },
  profile: {
    page: 'pages/account/profile/index',
    path: '/account/profile',
    title: 'Personal Information',
    needLogin: true,
  },
  hotelList: { page: 'packages/hotel/pages/list/index', path: '/hotel/list', title: 'Hotel List' },
  search: { page: 'packages/hotel/pages/search/index', path: '/search', title: 'Search home' },
  hotelDetail: { page: 'packages/hotel/pages/detail/index', path: '/hotel/detail/:id', title: 'Hotel Details' },
  cityInfo: { page: 'packages/hotel/pages/city/index', path: '/hotel/city/info', title: 'Hotel List' },
  hotelBook: { page: 'packages/hotel/pages/book/index', path: '/hotel/book/:pid', title: 'Submit Order' },
  productDetail: {
    page: 'packages/product/pages/detail/index',
    path: '/product/detail/:skuId',
    title: 'Product Details',
  },
  productBook: { page: 'packages/product/pages/book/index', path: '/product/book/:skuId', title: 'Confirm Order' },
  payFinish: {
    page: 'packages/order/pages/pay-finish/index',
    path: '/order/pay/finish/:payId',
    title: 'Payment Complete',
  },
  pay: { page: 'packages/order/pages/pay/index', path: '/order/pay/:payId', title: 'Payment Page' },
  hotelOrder: {
    page: 'packages/order/pages/hotel-order/index',
    path: '/order/hotel/detail/:orderid',
    title: 'Order Details',
    needLogin: true,
  },
  couponOrder: {
    page: 'packages/order/pages/coupon-order/index',
    path: '/order/coupon/detail/:orderid',
    title: 'Order Details',
    needLogin: true,
  },
  mixOrder: {
    page: 'packages/order/pages/mix-order/index',
    path: '/order/mix/detail/:orderid',
    title: 'Order Details',
    needLogin: true,
  },
  wallet: {
    page: 'packages/order/pages/wallet/index',
    path: '/account/vouchers',
    title: 'Vouchers',
    needLogin: true,
  },
  addVoucher: {
    page: 'packages/order/pages/add-voucher/index',
    path: '/voucher/add',
    title: 'Add a Voucher',
    needLogin: true,
  },
  claimGift: { page: 'packages/order/pages/claim-gift/index', path: '/voucher/gift', title: 'A Gift for You' },
  appointment: {
    page: 'packages/order/pages/appointment/index',
    path: '/order/coupon/appointment/:voucherId',
    title: 'Make an Appointment',
    needLogin: true,
  },
  orderRefund: {
    page: 'packages/order/pages/refund/index',
    path: '/order/refund/:orderId/:hotelId/:isNeedReason/:isNeedFiles',
    title: 'Hotel Refund',
  },
  couponExchange: {
    page: 'packages/order/pages/coupon-exchange/index',
    path: '/order/coupon/exchange/:voucherId',
    title: 'Book a Date',
    needLogin: true,
  },
  couponRefund: {
    page: 'packages/order/pages/coupon-refund/index',
    path: '/order/coupon/refund/:orderid',
    title: 'Coupon Refund',
  },
  findOrder: { page: 'packages/order/pages/find/index', path: '/order/find', title: 'Find a booking or order' },
  momentDetail: {
    page: 'packages/ugc/pages/moment/index',
    path: '/ugc/moment/detail/:id',
    title: 'Activity',
  },
  comments: {
    page: 'packages/ugc/pages/comments/index',
    path: '/ugc/comment/:type/:goodsId/:commentId?',
    title: 'All Reviews',
  },
  pictures: { page: 'packages/ugc/pages/pictures/index', path: '/ugc/picture/list', title: 'Pictures' },
  person: { page: 'packages/ugc/pages/person/index', path: '/ugc/person/:uid', title: 'Traveler' },
  reviewRules: { page: 'packages/ugc/pages/review-rules/index', path: '/ugc/reviews', title: 'How reviews work' },
  support: { page: 'packages/support/pages/udesk/index', path: '/im/udesk', title: 'Customer Support' },
  gallery: { page: 'packages/dev/pages/gallery/index', path: '/dev/gallery', title: 'Widget gallery', isDemo: true },
  notFound: { page: 'pages/not-found/index', path: '/(.*)', title: 'Page not found' },
} as const satisfies Record<string, RouteDef>

export type RouteName = keyof typeof routes

/** The pages that a page most often leads to: H5 fetches their code while the browser is idle. */
export const nextRoutes: Readonly<Partial<Record<RouteName, readonly RouteName[]>>> = {
  home: ['hotelDetail', 'hotelList'],
  wishList: ['hotelDetail'],
  orderList: ['hotelOrder'],
  search: ['hotelList'],
  hotelList: ['hotelDetail'],
  cityInfo: ['hotelDetail'],
  hotelDetail: ['hotelBook'],
  productDetail: ['productBook'],
  hotelBook: ['pay'],
  productBook: ['pay'],
  hotelOrder: ['pay', 'orderRefund'],
  couponOrder: ['couponExchange', 'pay'],
  couponExchange: ['pay'],
  pay: ['payFinish'],
}

/** Pages that only mini-programs have, by host: the native login page, the logout page, a web-view for pages of our web host, and the payment gateway's. */
export const miniPages = {
  login: { page: 'pages/login/index', title: 'Sign in', hosts: ['weapp'] },
  logout: { page: 'pages/logout/index', title: 'Signed out', hosts: ['weapp', 'alipay', 'tt'] },
  web: { page: 'pages/web/index', title: 'Staylark', hosts: ['weapp'] },
  gateway: { page: 'packages/order/pages/gateway/index', title: 'Payment', hosts: ['weapp', 'alipay', 'tt'] },
} as const

/** Roots of the mini-programs' sub-packages. */
export const subPackageRoots = [
  'packages/hotel',
  'packages/product',
  'packages/order',
  'packages/ugc',
  'packages/support',
  'packages/dev',
] as const
