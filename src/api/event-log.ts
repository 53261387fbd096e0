import { endpoint, type Clients } from './client'

/** Calls that note what happened. */
export const createEventLogApi = (clients: Clients) => ({
  createEventLog: endpoint(clients.log, 'POST /api/eventlog/create'),
})

export type EventLogCalls = ReturnType<typeof createEventLogApi>
