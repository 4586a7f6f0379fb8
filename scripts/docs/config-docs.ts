import { PROTECTED_FILES } from '../../src/base/protected-files.ts'
import type { ConfigTools } from '../../src/recipe/config/read-rules.ts'
import { configJsonSchema } from './editor-schemas.ts'
import { cell, keyTable, schemaIn } from './key-table.ts'
import { GENERATED } from './tool-docs.ts'

const EXAMPLE = `# yaml-language-server: $schema=../sous.schema.json
rules:
  - tool: run_in_terminal
    parameters: '\\{"command":"npm test"\\}'
    expires: 2030-01-01
approval:
  approvers: [octocat#583231, hubot, '@octo-org/platform']
  codeowners: true
protected: ['infra/**']
fetch: [nodejs.org]
secrets: { TICKETS_TOKEN: 'https://tickets.example.com' }
limits: { files: 200 }
categories:
  docs: { dir: docs, patterns: ['**/*.md'], description: How things work }
  root: { dir: ., patterns: ['./*.md'] }
collections:
  onboarding:
    description: For people who are new here
    categories: [docs, { category: root, patterns: [README.md, CONTRIBUTING.md] }]
`

/** The format of `.github/sous.yml` and what it does: `docs/configuration.md`. */
export function renderConfigDocs(tools: Pick<ConfigTools, 'names'>): string {
  const schema = configJsonSchema(tools)
  const definitions = schemaIn(schema, 'definitions')
  const properties = schemaIn(schema, 'properties')
  return [
    GENERATED,
    '',
    '# Configuration',
    '',
    '`.github/sous.yml` configures Sous for a repository. You can do without it: the defaults are below. `sous validate` finds every mistake',
    'in it, with the codes of [recipes.md](recipes.md). Sous runs no recipe while the configuration is invalid. The first line below gives',
    'you completion and help in editors. It names the path or address of `sous.schema.json`.',
    '',
    '```yaml',
    EXAMPLE.trimEnd(),
    '```',
    '',
    '## The file',
    '',
    ...keyTable(schema),
    'YAML 1.2 in UTF-8, like recipes. `.github/sous.yaml` is an error, so that it is not silently ignored.',
    '',
    '## Where it is read from',
    '',
    '- **On GitHub** from the default branch, at a commit, never from a pull request: a pull request cannot change the rules',
    '  that it is judged by. A check or preview step on a pull request reads it from the base commit of that pull request.',
    '- **On the command line** from the folder that Sous works in. `protected`, `fetch`, `limits`, categories and collections apply at',
    '  once: nothing runs and nothing is written because of them. `rules` apply once you said that you trust them and the recipe that makes the calls: a',
    '  repository that you cloned must not approve its own commands. If one of the two changes, Sous asks again. `approval` is only',
    '  for GitHub.',
    '',
    '## Rules',
    '',
    'A rule allows calls of one tool without asking. `parameters` is a regular expression for the parameters of the call as one line of',
    'JSON, such as `{"command":"npm test","timeout_seconds":60}`: in the order of [tools.md](tools.md), without those that were not given.',
    'It must match the whole line, so a rule for `npm test` does not allow `npm test; rm -rf .`. Be careful with `.*`:',
    '`\\{"command":"npm test".*\\}` also allows any `env`, and so anything. `tool` is a name or a short name.',
    '',
    ...keyTable(schemaIn(definitions, 'rule')),
    '## Approval',
    '',
    'Who can ask for a plan and who can approve one on GitHub. All of them need write access as well; Sous checks that at the',
    'moment it matters. A plan that changes protected files, runs commands, fetches, or deletes many files needs the approval',
    'of someone other than the person who asked for it.',
    '',
    'Write `login#id` to name one account for good: `gh api users/octocat --jq .id` prints the id. Then only the id counts. An',
    'account that is renamed stays listed, and someone who takes a freed login does not count. A `login` alone means the',
    'account that has it now.',
    '',
    "Write a team as `'@org/team'`, in quotes. Everyone in it, or in a team below it, counts. `GITHUB_TOKEN` cannot see teams: GitHub",
    'answers 404. Give the action the token of a [GitHub App](guide/github-app.md) with the organization permission `members: read`, or',
    'name people. If Sous cannot see a team, it stops with `policy_error`; it never guesses. The same goes for teams in CODEOWNERS.',
    '',
    'With `count: 2`, two people must approve a plan, by `/sous apply` comments or by approving reviews that name it. An approval',
    'counts if it is newer than the request, was never edited, and its author can approve now. The last one that is needed',
    'applies the plan; Sous answers the ones before it with "1 of 2 approvals". Where a second person is needed, and for every',
    'proposal, the person who asked for the plan does not count. With `codeowners`, each file needs an owner among the approvers.',
    '',
    ...keyTable(schemaIn(properties, 'approval')),
    '## Protected files',
    '',
    'A plan that changes one of these files needs a second person. Add your own with `protected`: globs as in the permissions of',
    'recipes, from the root of the repository. A directory includes everything in it. Case does not matter.',
    '',
    'Files that work just by being there are always protected: they run, choose what runs, or choose who approves, without',
    'being called by name. Files that you have to start yourself (`Rakefile`, `noxfile.py`, `Dockerfile`) are not on the',
    'list, nor are manifests that everyday changes edit (`pom.xml`, `build.gradle`, `Gemfile`). Add those if you want a second',
    'person for them. A name without a leading `/` counts in every directory.',
    '',
    '| Files | Why |',
    '| --- | --- |',
    ...PROTECTED_FILES.map(({ files, why, only }) => {
      const names = files.map((glob) => `\`${glob}\``).join(', ')
      return `| ${cell(names)} | ${cell(only === undefined ? why : `${why} (only ${only.which})`)} |`
    }),
    '',
    'On GitHub a plan that changes `.github/workflows/` is refused (`path_protected`) unless `allow-workflows` is set, and one',
    'that changes `.github/sous.yml` always. On the command line such changes are marked in the preview, for you to decide.',
    '',
    '## Proposals',
    '',
    '`propose` says what the pull requests of `mode: propose` look like.',
    '',
    ...keyTable(schemaIn(properties, 'propose')),
    '## After a push',
    '',
    '`on-push` says what happens to previews after a push to the pull request, if a workflow listens to `pull_request: synchronize`. With',
    '`mark-stale`, the default, the preview says that it is stale and which command runs it again. With `replan`, Sous runs the latest',
    'request of each recipe again on the new head and updates the preview. Both work for branches of this repository, not for forks.',
    '[The guide](guide/on-push.md) has the workflow and the rules.',
    '',
    '```yaml',
    'on-push: replan',
    '```',
    '',
    '## Limits',
    '',
    ...keyTable(schemaIn(properties, 'limits')),
    '## Categories',
    '',
    'Documents that belong together. A name has letters, digits, `_` and `-`. [The guide for assistants](guide/assistants.md#documents) shows',
    'what to do with them.',
    '',
    ...keyTable(schemaIn(definitions, 'category')),
    '## Collections',
    '',
    ...keyTable(schemaIn(definitions, 'collection')),
  ].join('\n')
}
