import { success } from '../../src/base/result.ts'
import type { Console } from '../../src/cli/invocation.ts'
import { PLAIN } from '../../src/report/terminal/style.ts'

export interface FakeConsole extends Console {
  readonly written: { out: string; err: string }
}

/** A console whose person gives the answers of a list, one after the other. */
export function fakeConsole(answers: readonly string[] = [], overrides: Partial<Console> = {}): FakeConsole {
  const written = { out: '', err: '' }
  const left = [...answers]
  return {
    written,
    out(text) {
      written.out += text
    },
    data(text) {
      written.out += text
    },
    async page(text) {
      written.out += text
    },
    err(text) {
      written.err += text
    },
    outStyle: PLAIN,
    errStyle: PLAIN,
    isErrTerminal: false,
    errColumns: 80,
    isInteractive: true,
    async ask(question) {
      written.err += question
      return left.shift()
    },
    readInput: async () => success(''),
    ...overrides,
  }
}
