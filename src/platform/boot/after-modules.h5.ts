import { nextTask } from './next-task'

// Who imports this goes on in a task after the one in which the app's modules were evaluated.
await nextTask()
