import { dialHref, mailHref, mapHref } from '@/domain/stays/map'
import { leaveTo } from '../navigation'
import type { Reach } from './contract'

const openScheme = (href: string) => {
  window.location.assign(href)
  return Promise.resolve('opened' as const)
}

/** By the device's dialler. */
export const callPhone: Reach['callPhone'] = (number) => openScheme(dialHref(number))

/** By the device's mail program. */
export const writeMail: Reach['writeMail'] = (address, subject) => openScheme(mailHref(address, subject))

/** By a map in the web, which phones open in their map app. */
export const showWay: Reach['showWay'] = (place) => {
  leaveTo(mapHref(place))
  return Promise.resolve('opened')
}
