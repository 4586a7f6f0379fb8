import { describeCallOptions } from '../report/call-options.ts'

/** The help of the command line as a whole. */
export function renderHelp(): string {
  return `Recipes for a repository: previewed exactly, approved by a person, landed exactly.

Usage
  sous init                                                  make a first recipe, a configuration and a workflow
  sous preview <recipe> [name=value …]                       show exactly what a recipe would change
  sous check <recipe> [name=value …]                         tell whether it would change anything (exit code 2)
  sous run <recipe> [name=value …]                           preview, ask, and land exactly that
  sous apply <digest> [--commit|--branch NAME]               land a plan that was previewed
  sous undo <digest>                                         bring back what a landed plan replaced
  sous plans [<digest>|--prune]                              list the plans that are kept, or show one
  sous list [--all]                                          list the recipes of the repository, and those that come with Sous
  sous explain <recipe>                                      what a recipe may do, takes and does
  sous validate [RECIPE …]                                   find everything that is wrong with recipes
  sous tools [--format table|markdown|json|openai|prompt]    list the tools
  sous tool <name> --help                                    explain one tool
  sous tool <name> [--<argument> VALUE …] [options]          call one tool
  sous tools search <text>                                   find tools, also those of bundles and recipes
  sous bundle list|show|add|enable|disable|export|import     tools of your own, kept in the repository
  sous invoke [<bundle>/<tool>@<version>|+<tool>] …          call one of them; without a name, find it by a few letters
  sous serve [--root DIR] [--port N] [--rate N]              serve bundles and tools over HTTP, on this machine only
  sous mcp [--root DIR]                                      serve tools and recipes to an assistant (MCP)
  sous recover [--finish|--rollback|--discard]               end a landing that was interrupted

Options of sous tool
${describeCallOptions().join('\n')}
  --no-color      no colours, as with the variable NO_COLOR

Exit codes
  0 done   1 failed   2 a check found changes   3 bad arguments or an invalid recipe   4 approval needed or refused   130 cancelled

Examples
  sous preview sous:trailing-whitespace
  sous run sous:node-version version=24
  sous validate .github/recipes/tidy.yml
  sous tool grep --pattern 'TODO|FIXME' --file-type ts
  sous tool replace_in_file --path README.md --find colour --replace color
  sous tool replace_in_file --path README.md --find colour --replace color --apply
`
}
