import type { Env } from './env'

/** Which database the settings name, in words and without any password. */
export function databaseName({ databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>): string {
  if (databaseUrl === null || !URL.canParse(databaseUrl)) return `the one in ${dataDir}`
  const { host, pathname } = new URL(databaseUrl)
  return `${pathname.slice(1)} on ${host || 'this machine'}`
}
