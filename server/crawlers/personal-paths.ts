import { routes, type RouteName } from '../../config/routes'

/** Which routes show something of one person alone, a sign-in or an order, and are nothing for search engines. */
const isPersonal: Readonly<Record<Exclude<RouteName, 'notFound'>, boolean>> = {
  home: false,
  wishList: true,
  orderList: true,
  mine: true,
  profile: true,
  hotelList: false,
  search: false,
  hotelDetail: false,
  cityInfo: false,
  hotelBook: true,
  payFinish: true,
  pay: true,
  hotelOrder: true,
  gallery: false,
}

const isRoute = (name: string): name is keyof typeof isPersonal => name in isPersonal

/** What the addresses of personal pages begin with, sorted; none of them begins with another one. */
export function personalPaths(): string[] {
  const names = Object.keys(isPersonal).filter(isRoute)
  const paths = names.filter((name) => isPersonal[name]).map((name) => routes[name].path.replace(/:.*/, ''))
  return paths.filter((path) => !paths.some((other) => other !== path && path.startsWith(other))).sort()
}
