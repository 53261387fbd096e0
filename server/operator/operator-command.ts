import type { Services } from '../kernel/services'

/** The options of a command, beside its operands. */
export interface OperatorOptions {
  /** The hotel where a voucher is used. */
  readonly hotel: string | null
  /** Whether the operand is a file of scans. */
  readonly offline: boolean
}

/** One command: what stands behind its name, what it does, and how it is run; resolves what is printed. */
export interface OperatorCommand {
  readonly operands: readonly string[]
  readonly help: string
  /** Whether it is done in somebody's name, whom --by gives. */
  readonly isSigned: boolean
  /** Options that it takes beside --by. */
  readonly options?: readonly (keyof OperatorOptions)[]
  run(services: Services, operator: string, operands: readonly string[], options: OperatorOptions): Promise<string>
}

/** A line of a help text: how a command is written, and what it does. */
export const helpLine = (name: string, { operands, help }: Pick<OperatorCommand, 'operands' | 'help'>): string =>
  `${[name, ...operands].join(' ').padEnd(24)}${help}`

/** Commands by their names. */
export type OperatorCommands = Readonly<Record<string, OperatorCommand>>
