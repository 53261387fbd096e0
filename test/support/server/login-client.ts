import type { FastifyInstance } from 'fastify'
import { clientPasswordHash } from '../../../server/account/passwords'
import type { Services } from '../../../server/kernel/services'
import { call, type Reply, type Caller } from './call'
import { newestCode } from './mailbox'

/** Signs in as the app does, step by step, from one device. */
export interface LoginClient {
  send(email: string, purpose?: 'login' | 'reset'): Promise<Reply>
  encrypted(email: string): Promise<string>
  check(email: string, code: string, purpose?: 'login' | 'reset'): Promise<Reply>
  loginByCode(email: string, code: string): Promise<Reply>
  loginByPassword(email: string, password: string): Promise<Reply>
  reset(email: string, code: string, password: string): Promise<Reply>
  /** Requests a code, reads it from the mailbox and signs in. */
  signIn(email: string): Promise<Reply>
  /** Sets a password through the mailbox and is signed in by that. */
  setPassword(email: string, password: string): Promise<Reply>
}

/** A client of the login calls on a device. */
export function loginClient(
  app: FastifyInstance,
  services: Services,
  caller: Caller = { deviceId: 'phone-1' },
): LoginClient {
  const request = (operationId: string, input: object) => call(app, operationId, input, caller)
  const client: LoginClient = {
    send: (email, purpose = 'login') => request('sendEmailCode', { email, purpose }),
    encrypted: async (email) => (await request('encryptValues', { input: [email] })).body[0],
    check: async (email, code, purpose = 'login') =>
      request('checkEmailCode', { email: await client.encrypted(email), code, purpose }),
    loginByCode: async (email, code) =>
      request('loginByEmailCode', { email: await client.encrypted(email), code, signInType: 1 }),
    loginByPassword: async (email, password) =>
      request('loginByEmailPassword', {
        email: await client.encrypted(email),
        password: clientPasswordHash(email, password),
      }),
    reset: async (email, code, password) =>
      request('resetEmailPassword', {
        email: await client.encrypted(email),
        code,
        newpassword: clientPasswordHash(email, password),
      }),
    signIn: async (email) => {
      await client.send(email)
      return client.loginByCode(email, await newestCode(services, email))
    },
    setPassword: async (email, password) => {
      await client.send(email, 'reset')
      return client.reset(email, await newestCode(services, email), password)
    },
  }
  return client
}
