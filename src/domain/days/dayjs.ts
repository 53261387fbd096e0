import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)
dayjs.extend(customParseFormat)

/** dayjs with what the app uses of it: UTC and strict parsing. Its time zone plugin needs Intl, which mini-programs lack. */
export { dayjs }
