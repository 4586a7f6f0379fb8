// A warning of Node's (a leak, a deprecation, a promise nobody awaited) is a failed test, not a line to scroll past.
process.on('warning', (warning) => {
  throw warning
})
