/** The four tabs (spec §2); every icon also comes filled. */
export const tabs = [
  { name: 'home', label: 'Explore', icon: 'compass' },
  { name: 'wishList', label: 'Wishlist', icon: 'heart' },
  { name: 'orderList', label: 'Bookings', icon: 'luggage' },
  { name: 'mine', label: 'Profile', icon: 'circle-user-round' },
] as const

/** Routes that have a tab. */
export type TabName = (typeof tabs)[number]['name']
