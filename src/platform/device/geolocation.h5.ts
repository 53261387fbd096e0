import type { FindPosition } from './contract'

const TIMEOUT_MS = 10_000
/** A position that was found this long ago is still good for finding a city. */
const STILL_GOOD_MS = 300_000

/** By the browser, which offers it to secure pages only. */
export const findPosition: FindPosition = () =>
  new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error('this browser knows no position'))
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ message }) => reject(new Error(message || 'no position')),
      { timeout: TIMEOUT_MS, maximumAge: STILL_GOOD_MS },
    )
  })
