import { visibleLength } from '../account/profile-faults'

/** Most topics of a post, and most visible characters of one. */
export const MOST_TOPICS = 10
const LONGEST_TOPIC = 30

const LONGEST_TOPIC_UNITS = 120

const punctuationAtEnd = /[.,!?;:…)\]}"'。，！？；：）】”’]+$/u

/** Topics that are the same have the same key, however they are written. */
const keyOf = (name: string): string => name.normalize('NFC').toLowerCase()

/** A typed topic without its # and what cannot stand in one; empty where nothing is left or it is too long. */
export function topicName(typed: string): string {
  const name = typed
    .normalize('NFC')
    .replace(/[#\s]+/gu, '')
    .replace(punctuationAtEnd, '')
  return name.length > LONGEST_TOPIC_UNITS || visibleLength(name) > LONGEST_TOPIC ? '' : name
}

/** Names without doubles, in their order, as many as a post may have. */
export function uniqueTopics(names: readonly string[]): readonly string[] {
  const byKey = new Map<string, string>()
  for (const name of names) if (name !== '' && !byKey.has(keyOf(name))) byKey.set(keyOf(name), name)
  return [...byKey.values()].slice(0, MOST_TOPICS)
}

/** Whether a topic is among others. */
export const hasTopic = (names: readonly string[], name: string): boolean =>
  names.some((each) => keyOf(each) === keyOf(name))

/** The topics that stand in a text as #name. */
export const topicsInText = (text: string): readonly string[] =>
  uniqueTopics(Array.from(text.matchAll(/#([^\s#]+)/gu), ([, name = '']) => topicName(name)))

const lastTopic = /(^|\s)#([^\s#]*)$/u

/** What is being typed after a # at the end of a text; null where nothing is. */
export const typedTopic = (text: string): string | null => lastTopic.exec(text)?.[2] ?? null

/** A text whose last, unfinished topic becomes this one. */
export const completeTopic = (text: string, name: string): string => text.replace(lastTopic, `$1#${name} `)

/** Whether a topic is what is being typed at the end of a text. */
export function isBeingTyped(text: string, name: string): boolean {
  const typed = typedTopic(text)
  return typed !== null && keyOf(name).startsWith(keyOf(typed))
}
