import { Type, type Static } from 'typebox'
import { Done } from './scalars'
import type { ApiOf, RouteTable } from './route'

const Text = (maxLength: number) => Type.Optional(Type.String({ maxLength }))

/** One record of the event log, with the specification's 23 field names; the server adds time and strips secrets from addresses. */
export const EventLog = Type.Object({
  Url: Text(2000),
  RefererUrl: Text(2000),
  PageTitle: Text(200),
  SessionId: Text(64),
  IP: Text(45),
  Browser: Text(300),
  DeviceHeight: Type.Optional(Type.Integer()),
  DeviceWidth: Type.Optional(Type.Integer()),
  DeviceId: Text(64),
  AppVer: Text(20),
  AppVerNum: Type.Optional(Type.Integer()),
  OS: Text(40),
  APP: Text(40),
  Language: Text(20),
  UserID: Text(40),
  CID: Text(64),
  Data: Text(4000),
  Page: Text(200),
  Action: Text(100),
  ActionValue: Text(200),
  SourceKey: Text(100),
  Element: Text(100),
  FromKey: Text(100),
})
export type EventLog = Static<typeof EventLog>

export const eventLogRoutes = {
  createEventLog: {
    method: 'POST',
    path: '/api/eventlog/create',
    operationId: 'createEventLog',
    summary: 'Log events of the app; write-only, text/plain is accepted for beacons',
    client: 'log',
    auth: 'open',
    input: EventLog,
    reply: Done,
  },
} as const satisfies RouteTable

export type EventLogApi = ApiOf<typeof eventLogRoutes>
