import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { canonicalEmail, isEmail } from '@/domain/account/email'
import { type Env, readEnv } from '../kernel/config/env'
import { plainFailure } from '../kernel/console'
import type { Database } from '../kernel/database/executor'
import { migrate } from '../kernel/database/migrate'
import { openBesideServer } from '../kernel/database/open-beside-server'
import { ApiError } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { chatCommands } from './chat-commands'
import { contentCommands } from './content-commands'
import { helpCommands } from './help-commands'
import { confirmByHotel, recordNoShow, refuseWaiver, rejectByHotel, waiveFee } from './orders'
import { helpLine, type OperatorCommand, type OperatorCommands } from './operator-command'
import { markRefundPaid, showRefundAccount } from './refunds'
import { staffCommands } from './staff-commands'
import { voucherCommands } from './voucher-commands'
import { showWaiverFiles } from './waiver-files'
import { listWaiting } from './waiting'
import { waitingText } from './waiting-text'

const ofOrder = (
  help: string,
  done: string,
  change: (services: Services, on: { operator: string; orderNo: string }) => Promise<void>,
): OperatorCommand => ({
  operands: ['ORDERNO'],
  help,
  isSigned: true,
  run: async (services, operator, [orderNo = '']) => {
    await change(services, { operator, orderNo })
    return `Booking ${orderNo}: ${done}.`
  },
})

/** What is done to bookings and refunds. */
const bookingCommands: OperatorCommands = {
  list: {
    operands: [],
    help: 'what waits for somebody: confirmations, waivers, refunds',
    isSigned: false,
    run: async ({ database }) => waitingText(await listWaiting(database.db)),
  },
  confirm: {
    operands: ['ORDERNO', 'NUMBER'],
    help: 'the hotel takes the booking, under its number',
    isSigned: true,
    run: async (services, operator, [orderNo = '', number = '']) => {
      await confirmByHotel(services, { operator, orderNo }, number)
      return `Booking ${orderNo}: confirmed under ${number}.`
    },
  },
  reject: {
    operands: ['ORDERNO', 'REASON'],
    help: 'the hotel does not take it; the traveler reads why, and all is paid back',
    isSigned: true,
    run: async (services, operator, [orderNo = '', reason = '']) => {
      await rejectByHotel(services, { operator, orderNo }, reason)
      return `Booking ${orderNo}: rejected, all that was paid goes back.`
    },
  },
  'no-show': ofOrder('nobody arrived', 'marked as not arrived', recordNoShow),
  waive: ofOrder('the hotel waives its fee', 'cancelled without a fee, the rest is paid back', waiveFee),
  'refuse-waiver': ofOrder('the hotel does not waive its fee', 'stands as before, its fee applies', refuseWaiver),
  files: {
    operands: ['ORDERNO'],
    help: 'the files sent with a request to waive a fee, as addresses good for half an hour; it is recorded who saw them',
    isSigned: true,
    run: (services, operator, [orderNo = '']) => showWaiverFiles(services, { operator, orderNo }),
  },
  account: {
    operands: ['REFUNDID'],
    help: 'whereto a refund is transferred, with the whole number; it is recorded who saw it',
    isSigned: true,
    run: (services, operator, [refundId = '']) => showRefundAccount(services, { operator, refundId }),
  },
  'mark-paid': {
    operands: ['REFUNDID'],
    help: 'the refund was transferred',
    isSigned: true,
    run: async (services, operator, [refundId = '']) => {
      await markRefundPaid(services, { operator, refundId })
      return `Refund ${refundId}: recorded as transferred.`
    },
  },
}

const commands: OperatorCommands = {
  ...bookingCommands,
  ...voucherCommands,
  ...contentCommands,
  ...helpCommands,
  ...staffCommands,
  ...chatCommands,
}

const usageLines = Object.entries(commands).map(([name, command]) => `  ${helpLine(name, command)}`)

const USAGE = `Usage: npm run operator -- COMMAND [--by EMAIL]

${usageLines.join('\n')}

  --by EMAIL              who does it, for the audit; only commands that just look need none
  --hotel ID              where a voucher is used; needed where it can be used at several hotels
  --offline               CODE is a file of scans made without a connection, a line of JSON each
  --help                  prints this

Ends with 0 where it was done, 1 where it was refused, 2 where nothing could be tried.`

/** A command line that can be run. */
export type ParsedCommand = (services: Services) => Promise<string>

/** Parses the command line: what to run, 'help', or else what is wrong with it as an Error. */
export function readArguments(args: readonly string[]): ParsedCommand | 'help' | Error {
  const parsed = parsedArguments(args)
  if (parsed instanceof Error) return parsed
  const { values, positionals } = parsed
  if (values.help) return 'help'
  const [name = '', ...operands] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) return new Error(name === '' ? 'No command is named.' : `There is no command "${name}".`)
  const given = (['hotel', 'offline'] as const).find(
    (option) => values[option] !== undefined && !command.options?.includes(option),
  )
  if (given) return new Error(`"${name}" takes no --${given}.`)
  if (operands.length !== command.operands.length)
    return new Error(`"${name}" needs ${command.operands.join(' and ') || 'nothing more'}.`)
  const operator = canonicalEmail(values.by ?? '')
  if (command.isSigned && !isEmail(operator)) return new Error('--by must give the e-mail address of who does it.')
  const { hotel = null, offline = false } = values
  return (services) => command.run(services, operator, operands, { hotel, offline })
}

function parsedArguments(args: readonly string[]) {
  try {
    const flag = { type: 'boolean' } as const
    const text = { type: 'string' } as const
    const options = { by: text, hotel: text, offline: flag, help: flag } as const
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** Runs a command line on the database, alone or beside a running server, whose jobs do what follows. Returns the exit code: 1 where it was refused, 2 where nothing could be tried. */
export async function runOperator(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  root: string,
  createServices: (env: Env, database: Database) => Promise<Services>,
): Promise<number> {
  const command = readArguments(args)
  if (command instanceof Error || command === 'help') {
    if (command === 'help') console.log(USAGE)
    else console.error(`${command.message}\n\n${USAGE}`)
    return command === 'help' ? 0 : 2
  }
  let database: Database | null = null
  try {
    const env = readEnv(environment, root)
    database = await openBesideServer(env)
    await migrate(database, join(root, 'server', 'migrations'))
    console.log(await command(await createServices(env, database)))
    return 0
  } catch (error) {
    const refusal = error instanceof ApiError ? error.message : null
    console.error(refusal ?? plainFailure(error, null) ?? error)
    return refusal === null ? 2 : 1
  } finally {
    await database?.close()
  }
}
