import type { Question } from '../engine'
import type { Understood } from '../understood'
import { readTurn } from './read-turn'

/** Returns what is understood after a question: what was before, and what the question adds. */
export async function understoodAfter(question: Question): Promise<Understood> {
  return (await readTurn(question)).understood
}
