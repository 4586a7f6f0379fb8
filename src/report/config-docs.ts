import { configJsonSchema } from '../recipe/config/config-json-schema.ts'
import type { ConfigTools } from '../recipe/config/config-reading.ts'
import { GENERATED } from './docs.ts'
import { keyTable, schemaIn } from './key-table.ts'

const EXAMPLE = `# yaml-language-server: $schema=../sous.schema.json
rules:
  - tool: run_in_terminal
    parameters: '\\{"command":"npm test"\\}'
    expires: 2030-01-01
approval:
  approvers: [octocat, hubot]
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
    '  that it is judged by.',
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
    'Who may ask for a plan and who may approve one on GitHub. All of them need the right to write as well, looked up when it',
    'counts; logins are turned into ids first. Whoever asked for a plan that changes protected files, runs commands, fetches,',
    'or deletes many files may not approve it alone.',
    '',
    ...keyTable(schemaIn(properties, 'approval')),
    '## Protected files',
    '',
    'Globs as in the permissions of recipes, from the root of the repository; a directory that fits takes all that is in it',
    "along, and case does not count. Always protected are workflows and actions, CODEOWNERS, Sous's own files and recipes,",
    'lock files, scripts in `package.json`, Makefiles, hooks, `.gitattributes`, `.gitmodules`, what makes a git repository of a',
    'directory (`HEAD`, a `config` of git), and what editors run.',
    '',
    'On GitHub a plan that changes `.github/workflows/` is refused (`path_protected`) unless `allow-workflows` is set, and one',
    'that changes `.github/sous.yml` always. On the command line such changes are marked in the preview, for you to decide.',
    '',
    '## Proposals',
    '',
    'How the pull requests look that `mode: propose` opens: `propose`.',
    '',
    ...keyTable(schemaIn(properties, 'propose')),
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
