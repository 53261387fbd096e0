import type { SendBeacon } from './contract'

/** text/plain, so that no other origin has to be asked first. */
export const sendBeacon: SendBeacon = (url, json) => {
  if (navigator.sendBeacon?.(url, json)) return
  fetch(url, { method: 'POST', body: json, keepalive: true }).catch(() => {})
}
