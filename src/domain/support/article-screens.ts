/** Screens to which help articles lead: those that need no id. */
export const articleScreens = [
  'home',
  'search',
  'hotelList',
  'wishList',
  'orderList',
  'findOrder',
  'mine',
  'profile',
  'wallet',
  'addVoucher',
  'reviewRules',
] as const
