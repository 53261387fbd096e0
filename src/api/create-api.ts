import { bindCalls, type CallsOf, type Sections } from './bind-calls'
import type { Clients } from './client'

/** The calls of the contract by section but those of the community: the client that sends it, and "METHOD /path". */
const sections = {
  /** Calls about who is signed in. */
  account: {
    getCurrentUser: ['main', 'GET /api/account/curuserfullinfo'],
    getVipStatus: ['main', 'GET /api/account/user/isvip'],
    getVipProgress: ['main', 'GET /api/account/user/vip'],
    checkLoggedOff: ['main', 'GET /api/account/check_curuser_is_logoff'],
    getIpRegion: ['main', 'GET /api/dest/country/ipRegion'],
  },
  /** Calls with which people fetch what we hold about them, or leave. */
  accountRights: {
    sendAccountCode: ['main', 'POST /api/account/code/send'],
    exportAccount: ['main', 'POST /api/account/export'],
    deleteAccount: ['main', 'POST /api/account/delete'],
  },
  /** Calls about days on which vouchers are used. */
  appointment: {
    getBookInfo: ['new', 'GET /api/order/zomo/coupon/bookinfo'],
    submitBookInfo: ['new', 'POST /api/order/zomo/coupon/submitbookinfo'],
    cancelBookInfo: ['new', 'POST /api/order/zomo/coupon/cancelbookinfo'],
  },
  /** Calls about one city. */
  city: {
    getCityInfo: ['new', 'GET /api/dest/city/info'],
  },
  /** Calls of the wish list. */
  collection: {
    addCollection: ['main', 'POST /api/Collect/UserCollectionAdd'],
    cancelCollection: ['main', 'POST /api/Collect/Cancel'],
    cancelCollectionList: ['main', 'POST /api/Collect/CancelList'],
    restoreCollection: ['main', 'POST /api/Collect/Restore'],
    mergeCollection: ['main', 'POST /api/Collect/Merge'],
    listCollection: ['new', 'GET /api/aggregation/open/person/cur/zomo/collection'],
  },
  /** Calls that buy vouchers and look after them. */
  couponOrder: {
    getCouponSubmitPage: ['new', 'GET /api/product/zomo/coupon/submitPage'],
    submitCouponOrder: ['new', 'POST /api/order/zomo/coupon/submit'],
    getCouponOrder: ['new', 'GET /api/order/zomo/coupon/detail'],
    getCouponOrderByPayId: ['new', 'GET /api/order/zomo/coupon/bypayid'],
    cancelUnpaidCouponOrder: ['new', 'POST /api/order/zomo/coupon/cancelunpaid'],
    deleteCouponOrder: ['new', 'POST /api/order/zomo/coupon/delete'],
    listVouchers: ['new', 'GET /api/order/zomo/coupon/vouchers'],
    showVoucherCode: ['new', 'POST /api/order/zomo/coupon/code'],
  },
  /** Calls that give vouchers back. */
  couponRefund: {
    getCouponRefundRules: ['new', 'GET /api/order/zomo/coupon/refund/rules'],
    quoteCouponRefund: ['new', 'GET /api/order/zomo/coupon/refund/quote'],
    cancelCouponOrder: ['new', 'POST /api/order/zomo/coupon/cancel'],
    refundCouponToAccount: ['new', 'POST /api/order/zomo/coupon/refund/account'],
  },
  /** Calls about vouchers that were bought with a date. */
  mixOrder: {
    getCombinationPage: ['new', 'GET /api/product/zomo/combination/submitPage'],
    submitCombinationData: ['new', 'POST /api/order/zomo/combination/submit'],
    getMixOrder: ['new', 'GET /api/order/zomo/mix'],
    cancelMixOrder: ['new', 'PATCH /api/order/zomo/mix'],
    deleteMixOrder: ['new', 'DELETE /api/order/zomo/mix'],
  },
  /** Calls about places to go to. */
  destination: {
    listHotCities: ['new', 'GET /api/search/zomo/list/hotcity'],
    searchCities: ['new', 'GET /api/search/zomo/list/city'],
    locate: ['new', 'GET /api/hotel/public/localtion'],
    listUsualDistricts: ['main', 'GET /api/dest/district/usual'],
  },
  /** Calls about receipts, invoices and credit notes. */
  document: {
    getInvoiceInfo: ['new', 'GET /api/order/zomo/invoice/info'],
    listInvoices: ['new', 'GET /api/order/zomo/invoice/list'],
    createInvoice: ['new', 'POST /api/order/zomo/invoice/create'],
    openInvoice: ['new', 'POST /api/order/zomo/invoice/open'],
    saveAddress: ['new', 'POST /api/account/billing/save'],
    deleteAddress: ['new', 'POST /api/account/billing/delete'],
  },
  /** Calls that note what happened. */
  eventLog: {
    createEventLog: ['log', 'POST /api/eventlog/create'],
  },
  /** Calls that exchange vouchers for rooms. */
  exchange: {
    getExchangeVerifyInfo: ['new', 'GET /api/order/zomo/exchange/verify'],
    getExchangeDates: ['new', 'GET /api/order/zomo/exchange/dates'],
    getExchangePriceDifference: ['new', 'GET /api/order/zomo/exchange/difference'],
    submitExchange: ['new', 'POST /api/order/zomo/exchange/submit'],
    getExchangeOrder: ['new', 'GET /api/order/zomo/exchange/detail'],
    cancelHotelExchange: ['new', 'POST /api/order/zomo/exchange/cancel'],
    cancelExchangeCertificate: ['new', 'POST /api/order/zomo/exchange/certificate/cancel'],
  },
  /** Calls of Explore and its feed. */
  feed: {
    listCoupons: ['new', 'GET /api/search/zomo/list/coupon'],
    listFeedMoments: ['new', 'GET /api/ugc/moment/zomo/list/moment'],
    getWaterfall: ['new', 'GET /api/ugc/moment/zomo/waterfall/moment'],
    like: ['new', 'POST /api/ugc/like'],
  },
  /** Calls about vouchers that are given by e-mail. */
  gift: {
    giveVoucher: ['new', 'POST /api/order/zomo/coupon/give'],
    withdrawGift: ['new', 'POST /api/order/zomo/coupon/withdrawgift'],
    getGift: ['new', 'POST /api/order/zomo/coupon/gift'],
    claimGift: ['new', 'POST /api/order/zomo/coupon/claimgift'],
  },
  /** Calls about one hotel and its offers. */
  hotel: {
    getHotelDetail: ['new', 'GET /api/hotel/GetHotelDetail'],
    getPackageInfoFull: ['new', 'POST /api/hotel/zomo/package/info/full'],
    listSimilarHotels: ['new', 'GET /api/hotel/similar'],
    getPackageCalendar: ['new', 'GET /api/hotel/packagecalendar'],
    listHolidays: ['new', 'GET /api/hotel/holidays'],
    verifyPackageTrade: ['new', 'POST /api/hotel/zomo/package/trade/verify'],
  },
  /** Calls about vouchers on sale. */
  product: {
    getCouponActivityDetail: ['new', 'GET /api/coupon/GetSKUCouponActivityDetail_Abroad'],
    getProductDates: ['new', 'GET /api/product/zomo/coupon/dates'],
    remindOfSale: ['new', 'PUT /api/product/zomo/coupon/remind'],
    putSkuSource: ['new', 'PUT /api/product/zomo/coupon/source'],
  },
  /** Calls that sign in and out. */
  login: {
    sendEmailCode: ['main', 'GET /api/geetest/email/code'],
    encryptValues: ['main', 'POST /api/account/des/encrypt'],
    checkEmailCode: ['main', 'POST /api/geetest/email/code/check'],
    loginByEmailCode: ['main', 'POST /api/account/frontuser/login/email/code'],
    loginByEmailPassword: ['main', 'POST /api/account/frontuser/login/email/cipher'],
    resetEmailPassword: ['main', 'POST /api/account/frontuser/reset/email/password'],
    refreshToken: ['main', 'POST /api/account/frontuser/token/refresh'],
    logout: ['main', 'POST /api/account/frontuser/logout'],
    createHandOffTicket: ['main', 'POST /api/account/frontuser/ticket/create'],
    exchangeHandOffTicket: ['main', 'POST /api/account/frontuser/ticket/exchange'],
    getTicketOwner: ['main', 'POST /api/account/frontuser/ticket/owner'],
  },
  /** Calls about where the user is signed in. */
  loginSessions: {
    listSessions: ['main', 'GET /api/account/frontuser/session/list'],
    revokeSession: ['main', 'POST /api/account/frontuser/session/revoke'],
    revokeOtherSessions: ['main', 'POST /api/account/frontuser/session/revokeothers'],
  },
  /** Calls about orders. */
  order: {
    submitPackageOrder: ['new', 'POST /api/order/zomo/package/submit'],
    listOrders: ['new', 'GET /api/order/zomo/list'],
    markOrdersSeen: ['new', 'PUT /api/order/zomo/list/seen'],
    listOrderTips: ['new', 'GET /api/order/zomo/tips'],
    findOrderAsGuest: ['new', 'POST /api/order/zomo/guest/find'],
    countOrders: ['new', 'GET /api/order/zomo/count'],
    getOrderDetail: ['new', 'GET /api/Order/detail_abroad'],
    getPackageOrderByPayId: ['new', 'GET /api/order/zomo/package/bypayid'],
    quoteCancel: ['new', 'GET /api/order/zomo/cancel/quote'],
    applyForCancel: ['new', 'POST /api/order/ApplyForCancel'],
    cancelHotelOrder: ['new', 'POST /api/order/zomo/hotel/cancel'],
    deleteHotelOrder: ['new', 'POST /api/order/zomo/hotel/delete'],
  },
  /** Calls about paying. */
  payment: {
    getPaymentPage: ['new', 'GET /api/order/zomo/payment/page/info'],
    createPayment: ['new', 'POST /api/payment/order'],
    getPaymentUrl: ['new', 'POST /api/payment/orderPayUrl'],
  },
  /** Calls about accounts to which refunds are transferred. */
  paymentAccount: {
    listPaymentAccounts: ['new', 'GET /api/order/zomo/payment/account/list'],
    createPaymentAccount: ['new', 'POST /api/order/zomo/payment/account/create'],
    setRefundTransferAccount: ['new', 'POST /api/order/zomo/refund/account'],
  },
  /** Calls about users' own profiles. */
  profile: {
    getProfile: ['main', 'GET /api/account/person/profile/info'],
    updateProfile: ['main', 'POST /api/account/person/profile/update'],
    getUserExtInfo: ['main', 'GET /api/account/user/extInfo'],
  },
  /** Calls about what an account prefers on every device. */
  preferences: {
    savePreferences: ['main', 'POST /api/account/user/preferences'],
  },
  /** Calls about what was looked at. */
  recentView: {
    receiveRecommendLog: ['log', 'POST /api/recommend/receive/log'],
    listRecentViews: ['new', 'GET /api/recommend/recent/list'],
    clearRecentViews: ['new', 'DELETE /api/recommend/recent/clear'],
  },
  /** Calls that find hotels. */
  search: {
    listHotels: ['new', 'GET /api/search/zomo/list/hotel'],
    searchHotels: ['new', 'POST /api/search/zomo/search/hotel'],
  },
  /** Calls about what was searched for. */
  searchHistory: {
    listSearchHistory: ['new', 'GET /api/search/zomo/history/list'],
    putSearchHistory: ['new', 'PUT /api/search/zomo/history'],
    clearSearchHistory: ['new', 'DELETE /api/search/zomo/history/clear'],
  },
  /** The call about what a typed text may mean. */
  suggest: {
    suggest: ['new', 'GET /api/search/zomo/suggest'],
  },
  /** Calls by which a code that somebody was given becomes a voucher in the wallet. */
  travelCoupon: {
    getTravelCouponExchangeInfo: ['new', 'POST /api/order/zomo/travelcoupon/info'],
    submitTravelCouponExchange: ['new', 'POST /api/order/zomo/travelcoupon/submit'],
  },
  /** Calls of the saved travelers. */
  traveler: {
    listTravelers: ['main', 'GET /api/account/traveler/list'],
    saveTraveler: ['main', 'POST /api/account/traveler/save'],
    deleteTraveler: ['main', 'POST /api/account/traveler/delete'],
    listIdTypes: ['main', 'GET /api/account/traveler/idtypes'],
  },
  /** Calls that send a file, which stands in their options. */
  upload: {
    uploadFile: ['upload', 'POST /api/upload/file'],
    uploadRefundFile: ['upload', 'POST /api/upload/refund/file'],
  },
} as const satisfies Sections

/** Every call that Explore's script has as a function, by section. */
export type ApiCalls = CallsOf<typeof sections>

/** Binds every call to the client that sends it. */
export const createApi = (clients: Clients): ApiCalls => bindCalls(clients, sections)
