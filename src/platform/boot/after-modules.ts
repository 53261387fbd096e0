// A mini-program has registered its app and pages when its modules are evaluated: nothing may wait.
// eslint-disable-next-line unicorn/require-module-specifiers -- it is imported for what it does on H5
export {}
