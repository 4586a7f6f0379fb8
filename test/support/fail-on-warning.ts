// A warning of Node's (a leak, a deprecation, a promise nobody awaited) is a failed test, not a line to scroll past.
const isHeard = Symbol.for('sous: warnings fail')
// Once, also where test files share a thread.
if (!Object.hasOwn(process, isHeard)) {
  Object.defineProperty(process, isHeard, { value: true })
  process.on('warning', (warning) => {
    throw warning
  })
}
