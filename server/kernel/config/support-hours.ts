/** When people respond in chats, every day: minutes after midnight of a time zone. Hours over midnight end before they begin; 0 to 1440 is always. */
export interface SupportHours {
  readonly fromMinute: number
  readonly untilMinute: number
  /** IANA name. */
  readonly timeZone: string
}

const pattern = /^([01]\d|2[0-3]):([0-5]\d)-(?:([01]\d|2[0-3]):([0-5]\d)|24:00) ([A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)*)$/

const usualHours = { production: '08:00-22:00 Asia/Shanghai', elsewhere: '00:00-24:00 Asia/Shanghai' } as const

/** Minutes of a day. */
export const DAY_MINUTES = 1440

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

function parsed(text: string): SupportHours | null {
  const [, fromHour, fromPart, untilHour, untilPart, timeZone = ''] = pattern.exec(text) ?? []
  if (fromHour === undefined || !isTimeZone(timeZone)) return null
  const fromMinute = Number(fromHour) * 60 + Number(fromPart)
  const untilMinute = untilHour === undefined ? DAY_MINUTES : Number(untilHour) * 60 + Number(untilPart)
  return fromMinute === untilMinute ? null : { fromMinute, untilMinute, timeZone }
}

/** Returns what is wrong with the setting in a sentence; null where it is right or absent. */
export function supportHoursFault(text: string | undefined): string | null {
  if (text === undefined || parsed(text)) return null
  return `SUPPORT_HOURS must be hours and a time zone like 08:00-22:00 Asia/Shanghai, not "${text}".`
}

/** Reads a checked setting; without one the hours are 08:00 to 22:00 in Shanghai, and always outside production. */
export function readSupportHours(text: string | undefined, isProductionLike: boolean): SupportHours {
  const hours = parsed(text ?? usualHours[isProductionLike ? 'production' : 'elsewhere'])
  if (!hours) throw new Error('the hours of support were not checked')
  return hours
}
