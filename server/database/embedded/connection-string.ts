import { readFileSync } from 'node:fs'
import { passwordFile } from './create-cluster'
import type { ClusterPlace } from './cluster-place'

/** Where a running PostgreSQL of ours listens. */
export interface Listening {
  port: number
  socketFolder: string | null
}

/** Connection string for one of its databases: over its socket, or over loopback with the kept password. */
export function connectionString(place: ClusterPlace, { port, socketFolder }: Listening, database: string): string {
  if (socketFolder !== null) return `postgres://postgres@${encodeURIComponent(socketFolder)}:${port}/${database}`
  return `postgres://postgres:${readFileSync(passwordFile(place), 'utf8')}@127.0.0.1:${port}/${database}`
}
