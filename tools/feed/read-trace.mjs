const LONG_TASK_MS = 50

/** Takes the trace that a browser has recorded, as a list of events. */
export async function takeTrace(session) {
  const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  const { stream } = await done
  let text = ''
  for (;;) {
    const { data, base64Encoded, eof } = await session.send('IO.read', { handle: stream, size: 1 << 20 })
    text += base64Encoded ? Buffer.from(data, 'base64') : data
    if (eof) return JSON.parse(text).traceEvents
  }
}

const threadOf = ({ pid, tid }) => `${pid}:${tid}`

/** The busiest renderer's main thread; headless Chromium has a spare renderer. */
function mainThread(events, taskName) {
  const busyUs = new Map()
  for (const event of events) {
    if (event.ph !== 'X' || event.name !== taskName) continue
    busyUs.set(threadOf(event), (busyUs.get(threadOf(event)) ?? 0) + (event.dur ?? 0))
  }
  const busyOf = (event) => busyUs.get(threadOf(event)) ?? 0
  return events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .toSorted((left, right) => busyOf(right) - busyOf(left))[0]
}

const taskNameOf = (events) =>
  events.some(({ name }) => name === 'RunTask') ? 'RunTask' : 'ThreadControllerImpl::RunTask'

/** The longest task of the main thread, in ms: by the clock, and by the time that a CPU spent on it, which work of others does not lengthen. */
export function longestTask(events) {
  const taskName = taskNameOf(events)
  const main = mainThread(events, taskName)
  const tasks = events.filter(
    ({ ph, name, pid, tid }) => ph === 'X' && name === taskName && pid === main?.pid && tid === main.tid,
  )
  const longest = (field) => Math.max(0, ...tasks.map((task) => (task[field] ?? 0) / 1000))
  return { wallMs: longest('dur'), cpuMs: longest('tdur') }
}

const stateOf = ({ args }) => (args?.frame_reporter ?? args?.chrome_frame_reporter ?? args)?.state

/** Frames that had something to show, how many of them came late or half painted, and the main thread's tasks over 50 ms. */
export function readTrace(events) {
  const taskName = taskNameOf(events)
  const main = mainThread(events, taskName)
  const frames = { all: 0, partial: 0, dropped: 0 }
  const tasksMs = []
  for (const event of events) {
    if (event.pid !== main?.pid) continue
    const isFrame = event.name === 'PipelineReporter' && ['b', 'B', 'X'].includes(event.ph)
    const state = isFrame ? stateOf(event) : undefined
    if (state && state !== 'STATE_NO_UPDATE_DESIRED') {
      frames.all += 1
      if (state === 'STATE_PRESENTED_PARTIAL') frames.partial += 1
      if (state === 'STATE_DROPPED') frames.dropped += 1
    }
    const isTask = event.ph === 'X' && event.tid === main.tid && event.name === taskName
    if (isTask && event.dur > LONG_TASK_MS * 1000) tasksMs.push(event.dur / 1000)
  }
  return { frames, longTasks: tasksMs.length, longestTaskMs: Math.max(0, ...tasksMs) }
}
