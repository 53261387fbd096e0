/** Mini-programs have no history that pages could add entries to (docs/hosts.md). */
export * from './no-steps'
