/** A command in the help of the command line, and in the completion of shells. */
export interface HelpRow {
  readonly command: string
  /** What follows its name. */
  readonly form: string
  readonly does: string
}

/** The commands by what people want to do. */
export const HELP_GROUPS: readonly { readonly title: string; readonly rows: readonly HelpRow[] }[] = [
  {
    title: 'Start',
    rows: [
      { command: 'init', form: '', does: 'write a first recipe, settings and a workflow' },
      { command: 'list', form: '[--all]', does: 'list your recipes; --all adds those that come with Sous' },
      { command: 'explain', form: '<recipe>', does: "show a recipe's permissions, inputs and steps" },
    ],
  },
  {
    title: 'Change a repository',
    rows: [
      { command: 'preview', form: '<recipe> [name=value …]', does: 'show what a recipe would change' },
      { command: 'check', form: '<recipe> [name=value …]', does: 'exit with 2 if it would change anything' },
      { command: 'run', form: '<recipe> [name=value …]', does: 'show the change, ask, and apply exactly that' },
      { command: 'apply', form: '[<digest>]', does: 'apply a plan (default: the newest you previewed)' },
      { command: 'undo', form: '[<digest>]', does: 'undo a plan (default: the last one applied)' },
      { command: 'plans', form: '[<digest>]', does: 'list the saved plans, or show one' },
      { command: 'recover', form: '', does: 'finish or roll back an interrupted apply' },
    ],
  },
  {
    title: 'Change many repositories',
    rows: [{ command: 'campaign', form: '<action> [<campaign>]', does: 'plan, approve and deliver a recipe in all of them' }],
  },
  {
    title: 'Write recipes',
    rows: [
      { command: 'validate', form: '[<recipe> …]', does: 'find every mistake in recipes and settings' },
      { command: 'update', form: '[<owner/repo/recipe> …]', does: 'move recipes of other repositories to newer commits' },
      { command: 'tools', form: '[search <text>]', does: 'list the tools, or search for one' },
      { command: 'tool', form: '<name> [--argument …]', does: 'call a tool; --help explains it' },
    ],
  },
  {
    title: 'Extend and serve',
    rows: [
      { command: 'studio', form: '', does: 'write recipes and try tools in your browser' },
      { command: 'bundle', form: '<action>', does: 'manage tools of your own' },
      { command: 'invoke', form: '<bundle>/<tool>@<version>', does: 'call one of them' },
      { command: 'mcp', form: '', does: 'serve tools and recipes to an assistant' },
      { command: 'serve', form: '', does: 'serve tools over HTTP, on this machine only' },
      { command: 'completion', form: 'bash|zsh|fish', does: 'print a completion script for your shell' },
    ],
  },
]

export const GLOBAL_OPTIONS: readonly (readonly [option: string, does: string])[] = [
  ['--no-color', 'no colors, as with NO_COLOR'],
  ['--no-pager', 'print long output instead of paging it'],
  ['-v, --version', 'show the version; after a command, -v is --verbose'],
  ['-h, --help', "show this help; 'sous <command> --help' shows more"],
]

/** The rest of `sous --help`. */
export const HELP_TEXTS = {
  lead: 'Sous runs recipes that change a repository. It shows the exact change, asks you, and applies exactly that.',
  runOptions: 'Options of preview, check and run',
  allCommands: 'All commands',
  exitCodes: `Exit codes
  0    done
  1    failed
  2    a check found changes
  3    wrong arguments, or an invalid recipe
  4    not approved
  130  cancelled`,
  examples: 'Examples',
} as const
