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
    '`.github/sous.yml` says how Sous works in a repository. It is not needed: without it the defaults below hold. What is',
    'wrong with it, `sous validate` says all at once, with the codes of [recipes.md](recipes.md); with a configuration that is',
    'not valid Sous runs no recipe. The first line below gives completion and help in editors.',
    '',
    '```yaml',
    EXAMPLE.trimEnd(),
    '```',
    '',
    '## The file',
    '',
    ...keyTable(schema),
    'YAML 1.2 in UTF-8, like recipes. `.github/sous.yaml` is refused, so that it is not passed over in silence.',
    '',
    '## Where it is read from',
    '',
    '- **On GitHub** from the default branch, at a commit, never from a pull request: a pull request cannot change the rules',
    '  that it is judged by. A check or preview step on a pull request reads it from the base commit of that pull request.',
    '- **On the command line** from the folder that Sous works in. There `protected`, `fetch`, `limits`, categories and',
    '  collections count at once: they only narrow. Its `rules` count only once you said that you trust them and the recipe',
    '  that makes the calls: a repository that you cloned must not approve its own commands. When one of the two changes, you',
    '  are asked again. `approval` is about GitHub and means nothing there.',
    '',
    '## Rules',
    '',
    'A rule allows calls of one tool without asking. Its `parameters` are matched against all parameters of the call as one',
    'line of JSON, such as `{"command":"npm test","timeout_seconds":60}`: in the order of [tools.md](tools.md), without what',
    'was left out. They must match all of it, so that a rule for `npm test` does not allow `npm test; rm -rf .`. Beware of',
    '`.*`: `\\{"command":"npm test".*\\}` allows any `env` too, and by that anything. `tool` is a name or a short name.',
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
    "Write a team as `'@org/team'`, in quotes. Everyone who is in it, or in a team below it, counts. `GITHUB_TOKEN` sees no",
    'teams: GitHub answers 404 to it. Give the action the token of a GitHub App with the organization permission `members: read`,',
    'or name people. Where Sous cannot see a team it stops with `policy_error`; it never guesses. The same holds for teams in',
    'CODEOWNERS.',
    '',
    'With `count: 2` two people must approve a plan: by `/sous apply` comments, or by approving reviews that name it. An approval',
    'counts if it is newer than the request, was never edited, and its author may approve now. The last one that is needed',
    'applies the plan; those before it are answered with "1 of 2 approvals". Where a second person is needed, and for every',
    'proposal, the person who asked for the plan does not count. With `codeowners`, each file needs an owner among the approvers.',
    '',
    ...keyTable(schemaIn(properties, 'approval')),
    '## Protected files',
    '',
    'A plan that changes one of these files needs a second person. Add your own with `protected`: globs as in the permissions',
    'of recipes, from the root of the repository. A directory includes everything in it. Case does not count.',
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
    'How the pull requests look that `mode: propose` opens: `propose`.',
    '',
    ...keyTable(schemaIn(properties, 'propose')),
    '## After a push',
    '',
    'The key `on-push` says what happens to the previews on a pull request after a push, if the workflow listens to',
    '`pull_request: synchronize`. `mark-stale`, the default, says in the preview that it is stale and which command runs it again. `replan`',
    'runs the latest request of each recipe again on the new head and updates the preview. Both work for branches of this repository,',
    'not for forks. [The guide](guide/on-push.md) has the workflow and the rules.',
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
    'Each has a name of letters, digits, `_` and `-`.',
    '',
    ...keyTable(schemaIn(definitions, 'category')),
    '## Collections',
    '',
    ...keyTable(schemaIn(definitions, 'collection')),
  ].join('\n')
}
