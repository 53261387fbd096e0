import type { Understood } from '../understood'

/** What a dialog can forget. */
export type Forgotten = keyof Pick<Understood, 'dates' | 'guests' | 'budget' | 'grades'>

const FORGET =
  '(?:forget|ignore|drop|remove|without|no|any|different|不限|不要|去掉|忘掉|忽略|随便什么)(?: about)?(?: the| my| a)? ?'
const FLEXIBLE =
  "(?: (?:is|are))? ?(?:flexible|fine|ok|open|not important|does ?n[o']t matter|do ?n[o']t matter|不限|随便|都行|都可以|无所谓|不重要|灵活)"

const names: Readonly<Record<Forgotten, string>> = {
  dates: 'dates?(?![a-z])|days(?![a-z])|日期|时间',
  guests: 'guests(?![a-z])|number of people|人数',
  budget: 'budgets?(?![a-z])|price(?: limit| range)?(?![a-z])|预算|价格|价位',
  grades: 'stars?(?![a-z])|star rating|grades?(?![a-z])|星级',
}

/** Returns what is no longer wanted by a normal text. */
export function forgottenIn(text: string): Forgotten[] {
  return (Object.keys(names) as Forgotten[]).filter((part) => {
    const name = `(?:${names[part]})`
    return new RegExp(`(?<![a-z])${FORGET}${name}|${name}${FLEXIBLE}`).test(text)
  })
}

const RESTART =
  /^(?:let'?s )?(?:please )?(?:start (?:over|again|anew|a new)|reset|new search|forget (?:everything|all(?: of it)?))|重新开始|从头(?:开始|来)|重来/

/** Whether a normal text begins everything again. */
export const startsOver = (text: string): boolean => RESTART.test(text)
