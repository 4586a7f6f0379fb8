import * as core from '@actions/core'
import { hider, knownSecrets } from '../github/remote/secret-guard.ts'
import type { Annotation, AnnotationLevel } from '../report/plan-report.ts'
import { inertForRunner, printableLine } from '../report/printable.ts'

/** What an action may say to the runner that started it. */
export interface Runner {
  /** An input by its name in `action.yml`, trimmed; empty when it was not given. */
  input(name: string): string
  setOutput(name: string, value: string): void
  /** Adds to the job summary. */
  addSummary(markdown: string): Promise<void>
  /** Has the value shown as `***` in every log from now on. */
  mask(value: string): void
  /** Text for the log, in which nothing is taken for a command. */
  say(text: string): void
  /** Marks a line of a file. */
  annotate(annotation: Annotation): void
  /** An annotation of the run itself. */
  report(level: AnnotationLevel, message: string): void
}

const TITLE = 'Sous'
const ANNOTATE = { error: core.error, warning: core.warning, notice: core.notice } as const satisfies Record<AnnotationLevel, unknown>

/**
 * The runner of this process, by the toolkit. Loaded late: a comment that is none of Sous's business does without it (`main.ts`).
 * No secret of the run leaves by any of these ways, but for the one that has it masked.
 */
export function processRunner(): Runner {
  const hide = hider(knownSecrets(process.env))
  return {
    input: (name) => core.getInput(name),
    setOutput(name, value) {
      // Without the file (a local try) there is nobody to tell, and the toolkit would print a command that is out of use.
      if (isGiven('GITHUB_OUTPUT')) core.setOutput(name, hide(value))
    },
    async addSummary(markdown) {
      if (!isGiven('GITHUB_STEP_SUMMARY')) return
      try {
        await core.summary.addRaw(hide(markdown.endsWith('\n') ? markdown : `${markdown}\n`)).write()
      } finally {
        core.summary.emptyBuffer()
      }
    },
    mask: (value) => core.setSecret(value),
    say: (text) => void process.stdout.write(inertForRunner(hide(text))),
    annotate: ({ level, file, line, column, message }) =>
      ANNOTATE[level](hide(printableLine(message)), { title: TITLE, file: hide(file), startLine: line, startColumn: column }),
    report: (level, message) => ANNOTATE[level](hide(message), { title: TITLE }),
  }
}

function isGiven(variable: string): boolean {
  return (process.env[variable] ?? '') !== ''
}
