import { usualForm, usualStay } from '../server/booking-client'
import { forUsers, open, ownersOnly, ownersOrder, type Row } from './row'
import { accountOf, insertFailedRefund, usualAccount } from '../server/refund-accounts'
import { travelerOf, usualTraveler } from '../server/travelers'
import { addressOf, documentOf, usualBuyer } from '../server/documents'
import { drawPhoto } from '../server/draw-photo'
import { byOwnCode } from './by-own-code'
import { chatRows } from './chat-rows'
import { giftRows } from './gift-rows'
import { communityRows } from './community-rows'
import { exchangeRows } from './exchange-rows'
import { dialogRows } from './dialog-rows'
import { helpRows } from './help-rows'
import { mixRows } from './mix-rows'
import { moderationRows } from './moderation-rows'
import { uploadRows } from './upload-rows'
import { voucherRows } from './voucher-rows'

let emails = 0

const searched = {
  kind: 'keyword',
  value: 'garden',
  label: 'garden',
  showLabel: 'garden',
  cityId: null,
  hotelId: null,
  skuId: null,
  lat: null,
  lng: null,
}

/** One row for each call of the contract: test/contract/access.test.ts sends every one of them as each person. */
export const rows: Record<string, Row> = {
  sendEmailCode: open(() => ({ email: `matrix-${(emails += 1)}@example.com` })),
  encryptValues: open(() => ({ input: ['ada@example.com'] })),
  checkEmailCode: open(() => ({ email: 'x', code: '1' }), 400),
  loginByEmailCode: open(() => ({ email: 'x', code: '1', signInType: 1 }), 400),
  loginByEmailPassword: open(() => ({ email: 'x', password: 'x' }), 400),
  resetEmailPassword: open(() => ({ email: 'x', code: '1', newpassword: 'x' }), 400),
  refreshToken: open(() => ({}), 401),
  logout: forUsers(),
  createHandOffTicket: forUsers(() => ({ deviceId: 'web-1' })),
  exchangeHandOffTicket: open(() => ({ ticket: 'x' }), 410),
  getTicketOwner: open(() => ({ ticket: 'x' }), 410),
  getCurrentUser: forUsers(),
  getVipStatus: forUsers(),
  getVipProgress: forUsers(),
  checkLoggedOff: forUsers(),
  listSessions: forUsers(),
  revokeSession: ownersOnly(({ ada }) => ({ id: ada.sid }), { id: 'NOSUCHSIGNIN' }),
  revokeOtherSessions: forUsers(),
  savePreferences: forUsers(() => ({ currencyCode: 'EUR' })),
  sendAccountCode: forUsers(() => ({ purpose: 'export' })),
  exportAccount: byOwnCode('export'),
  deleteAccount: byOwnCode('delete'),
  getIpRegion: open(),
  listTravelers: forUsers(),
  listIdTypes: forUsers(),
  saveTraveler: ownersOnly(async ({ server, ada }) => ({ ...usualTraveler, id: await travelerOf(server, ada) }), {
    ...usualTraveler,
    id: 'NOSUCHTRAVELER',
  }),
  deleteTraveler: ownersOnly(async ({ server, ada }) => ({ id: await travelerOf(server, ada) }), {
    id: 'NOSUCHTRAVELER',
  }),
  getProfile: forUsers(),
  updateProfile: forUsers(() => ({ nickName: 'Ada' })),
  getPublicHomePage: open(({ ada }) => ({ uid: ada.uid })),
  getUserExtInfo: forUsers(),
  uploadFile: forUsers(async () => ({ purpose: 'avatar', file: { bytes: await drawPhoto() } })),
  uploadRefundFile: forUsers(async () => ({ fileName: 'photo.jpg', file: { bytes: await drawPhoto() } })),
  addCollection: forUsers(({ hotelId }) => ({ bizType: 'hotel', bizId: hotelId })),
  cancelCollection: forUsers(({ hotelId }) => ({ bizType: 'hotel', bizId: hotelId })),
  cancelCollectionList: forUsers(({ hotelId }) => ({ bizType: 'hotel', bizIds: [hotelId] })),
  restoreCollection: forUsers(({ hotelId }) => ({ bizType: 'hotel', bizIds: [hotelId] })),
  mergeCollection: forUsers(({ hotelId }) => ({
    targets: [{ bizType: 'hotel', bizId: hotelId, savedAt: '2026-11-21T10:00:00.000Z' }],
  })),
  isCollected: forUsers(({ hotelId }) => ({ bizType: 'hotel', bizIds: hotelId })),
  listCollection: forUsers(),
  listHotCities: open(),
  searchCities: open(),
  locate: open(),
  listUsualDistricts: open(),
  suggest: open(() => ({ keyword: 'kyo' })),
  listHotels: open(),
  listSearchHistory: open(),
  putSearchHistory: open(() => ({ list: [searched] })),
  clearSearchHistory: open(),
  listHotelsById: open(({ hotelId }) => ({ hotelIds: [hotelId], ...usualStay })),
  receiveRecommendLog: open(({ hotelId }) => ({ businessType: 'hotel', businessId: hotelId })),
  listRecentViews: open(() => usualStay),
  clearRecentViews: open(),
  searchHotels: open(({ cityId }) => ({ cityId, ...usualStay })),
  listCoupons: open(),
  listFeedMoments: open(),
  getWaterfall: open(),
  like: { input: () => ({ bizType: 'moment', bizId: 'NOSUCHMOMENT', isLike: true }), visitor: 401, eve: 404, ada: 404 },
  ...communityRows,
  ...uploadRows,
  getHotelDetail: open(({ hotelId }) => ({ id: hotelId })),
  listSimilarHotels: open(({ hotelId }) => ({ hotelId, ...usualStay })),
  getCityInfo: open(({ cityId }) => ({ cityId })),
  getPackageInfoFull: open(({ hotelId }) => ({ hotelId, ...usualStay })),
  listHolidays: open(({ cityId }) => ({ cityId })),
  getPackageCalendar: open(({ hotelId }) => ({ hotelId, from: '2026-12-01', days: 31 })),
  verifyPackageTrade: open(({ pid }) => ({ pid, ...usualStay })),
  submitPackageOrder: forUsers(({ verifyToken }) => ({ verifyToken, ...usualForm })),
  listOrders: forUsers(),
  listNewOrders: forUsers(),
  listBgOrders: forUsers(),
  listAbroadOrders: forUsers(),
  markOrdersSeen: forUsers(() => ({ until: '2026-11-21T10:00:00.000Z' })),
  listOrderTips: forUsers(),
  getOrderVipType: ownersOrder,
  findOrderAsGuest: open(() => ({ email: `matrix-${(emails += 1)}@example.com`, orderNo: 'SL000000000000' })),
  countOrders: forUsers(),
  getOrderDetail: ownersOrder,
  quoteCancel: ownersOrder,
  applyForCancel: {
    ...ownersOnly(({ orderid }) => ({ orderid, quoteToken: 'x' }), { orderid: 'NOSUCHORDER', quoteToken: 'x' }),
    eve: 400,
    ada: 400,
  },
  listPaymentAccounts: forUsers(),
  createPaymentAccount: forUsers(() => usualAccount),
  setRefundTransferAccount: ownersOnly(
    async ({ server, ada, ...unpaid }) => ({
      refundId: await insertFailedRefund(server, unpaid),
      accountId: await accountOf(server, ada),
    }),
    { refundId: 'NOSUCHREFUND', accountId: 'NOSUCHACCOUNT' },
  ),
  // Ada's order waits for payment, and only finished ones can be hidden.
  deleteHotelOrder: { ...ownersOrder, ada: 409 },
  getInvoiceInfo: ownersOrder,
  listInvoices: ownersOrder,
  // Ada's order waits for payment, and only paid ones can be invoiced.
  createInvoice: {
    ...ownersOnly(({ orderid }) => ({ orderid, ...usualBuyer }), { orderid: 'NOSUCHORDER', ...usualBuyer }),
    ada: 409,
  },
  openInvoice: ownersOnly(async ({ server, orderid }) => ({ documentId: await documentOf(server, orderid) }), {
    documentId: 'NOSUCHDOCUMENT',
  }),
  listAddresses: forUsers(),
  saveAddress: forUsers(() => usualBuyer),
  deleteAddress: ownersOnly(async ({ server, ada }) => ({ id: await addressOf(server, ada) }), { id: 'NOSUCHADDRESS' }),
  cancelHotelOrder: ownersOrder,
  getPackageOrderByPayId: { ...open(({ payId }) => ({ payId })), absent: { payId: 'NOSUCHPAYMENT' } },
  getPaymentPage: { ...open(({ payId }) => ({ payId })), absent: { payId: 'NOSUCHPAYMENT' } },
  createPayment: open(({ payId }) => ({ payId, channel: 'sandbox' })),
  getPaymentUrl: open(({ payId, bankOrderId }) => ({ payId, bankOrderId })),
  getPaymentOrderByBankId: open(({ payId, bankOrderId }) => ({ payId, bankOrderId })),
  receivePaymentCallback: open(
    ({ bankOrderId }) => ({
      eventId: 'FORGED',
      bankOrderId,
      outcome: 'paid',
      amountMinor: 220_000,
      currencyCode: 'CNY',
      occurredAt: '2026-11-21T10:00:00.000Z',
    }),
    401,
  ),
  createEventLog: open(() => ({ Action: 'tap' })),
  ...voucherRows,
  ...exchangeRows,
  ...giftRows,
  ...helpRows,
  ...dialogRows,
  ...moderationRows,
  ...mixRows,
  ...chatRows,
}
