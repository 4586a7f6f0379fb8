const { setFailed } = await import('@actions/core')

setFailed('Sous does not run as an action in this version yet. Use its command line: sous tool <name> --help')
process.exitCode = 1
