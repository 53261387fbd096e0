import { nextTask } from './next-task'

// Who imports this goes on in a task after the one that `after-modules` leads to, in which the stores are made.
await nextTask()
await nextTask()
