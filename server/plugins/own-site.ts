import type { Env } from '../env'

type Site = Pick<Env, 'publicUrl' | 'isProductionLike'>

const loopbackHost = /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i

const hostOf = (origin: string) => origin.replace(/^https?:\/\//, '')

/** Whether a Host header names this site: the one of PUBLIC_URL, or this machine where the server is not in production. */
export const isOwnHost = (host: string | undefined, { publicUrl, isProductionLike }: Site): boolean =>
  host !== undefined &&
  (host.toLowerCase() === hostOf(publicUrl).toLowerCase() || (!isProductionLike && loopbackHost.test(host)))

/** Whether an Origin header is of this site; what the same request says in Host is the caller's word and counts for nothing. */
export const isOwnOrigin = (origin: string, site: Site): boolean =>
  origin === site.publicUrl ||
  (!site.isProductionLike && /^https?:\/\//.test(origin) && loopbackHost.test(hostOf(origin)))
