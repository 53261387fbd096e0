const isTerminal = process.stdout.isTTY === true
const clearLine = '\r\u001b[2K'

/** Tells how far a step is. */
export type Progress = (done: number, of: number) => void

function shower(title: string): Progress {
  let shownTenth = -1
  return (done, of) => {
    const tenth = Math.floor((10 * done) / Math.max(of, 1))
    if (isTerminal) process.stdout.write(`${clearLine}  … ${title} ${done} of ${of}`)
    else if (tenth !== shownTenth) console.log(`  … ${title} ${done} of ${of}`)
    shownTenth = tenth
  }
}

/** Prints one step of the start with the time that it took, and its progress on the way. */
export async function step<T>(title: string, work: (progress: Progress) => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  const end = (sign: string) => {
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    console.log(`${isTerminal ? clearLine : ''}  ${sign} ${title} (${seconds} s)`)
  }
  if (isTerminal) process.stdout.write(`  … ${title}`)
  try {
    const result = await work(shower(title))
    end('✓')
    return result
  } catch (error) {
    end('✗')
    throw error
  }
}

/** Prints a line between two steps. */
export const tell = (line: string) => console.log(`${isTerminal ? clearLine : ''}  ! ${line}`)
