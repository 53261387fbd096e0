import type { SendBeacon } from './contract'

/** text/plain, so that another origin needs no preflight request. */
export const sendBeacon: SendBeacon = (url, json) => {
  if (navigator.sendBeacon?.(url, json)) return
  fetch(url, { method: 'POST', body: json, keepalive: true }).catch(() => {})
}
