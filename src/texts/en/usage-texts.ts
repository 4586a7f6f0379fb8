/** What `sous <command> --help` shows. Functions get what a command puts together: files, options, formats. */
export const USAGE_TEXTS = {
  init: (files: string) => `Usage: sous init [--root DIR] [--json]

Writes the files that a repository starts with. Writes all of them or none, and never overwrites a file:
${files}

The workflow uses the repository and commit that this Sous was cloned from.
`,
  preview: `Usage: sous preview <NAME|PATH> [name=value …] [options]

Shows what a recipe would change. Changes nothing, and saves the plan: 'sous apply' applies exactly that.
Exits with 4 if a call needs your approval before the plan is complete.

`,
  check: `Usage: sous check <NAME|PATH> [name=value …] [options]

Tells whether a recipe would change anything, and changes nothing. Exits with 2 if it would.

`,
  run: `Usage: sous run <NAME|PATH> [name=value …] [options]

Shows what a recipe would change, asks you, and applies exactly that. Without a terminal it needs --yes. Otherwise it
exits with 4 and saves the plan for 'sous apply'.

`,
  apply: `Usage: sous apply [<digest>] [options]

Applies a saved plan exactly as it was previewed, or not at all. No step runs again. Type at least 7 characters of the
digest. Without one, it applies the newest plan that you previewed here. It refuses if the branch or one of the files has
changed since, and it is safe to run twice.

If an assistant made a call over MCP, you have not seen its plan yet. Sous shows it and asks you first. Without a
terminal, such a plan needs --yes.

`,
  undo: `Usage: sous undo [<digest>] [options]

Restores the files that an applied plan changed. Type at least 7 characters of the digest. Without one, it undoes the last
plan that was applied here. It shows the change and asks first, and it refuses if one of the files has changed since.

`,
  mcp: `Usage: sous mcp [--root DIR] [--allow-host HOST] [--verbose]

Serves tools, recipes and documents of one folder to an MCP client over standard input and output. Tools that only read
run at once. For everything else the client shows you what would happen, and you approve or decline.

  --root DIR         folder to serve (default: this folder, unless it is a whole disk or your home)
  --allow-host HOST  let tools reach a host with a private address; repeatable
  --verbose          log what happens to standard error

Variables
  MCP_TOOL_PREFIX            prefix of tool names (default: guide; empty for none)
  MCP_INCLUDE_EXAMPLE_TOOLS  'true' adds example tools
`,
  update: `Usage: sous update [OWNER/REPOSITORY[/RECIPE][@VERSION] …] [options]

Moves recipes of other repositories to newer commits. Shows how their text and their permissions differ, then shows the
change to your recipes and to .github/sous.lock, asks you, and applies exactly that.

Without names it updates all of them to the default branch of their repository. A version is a tag, a branch or a commit.
A recipe that is not used yet is added to the lock, so that comments on GitHub can name it.

  --accept-permissions    accept recipes that ask for more permissions than before, for scripts
  -y, --yes               approve the change without asking, for scripts
  --stat                  list the changed files without their lines
  --no-pager              print long output instead of paging it
  --out DIR               also write summary.md, result.json and changes.patch
  --root DIR              folder to work in (default: this folder if it has recipes, else the repository)
  --json                  print one JSON document
  -v, --verbose           log what happens to standard error
  -h, --help              show this help
`,
  invoke: `Usage: sous invoke <bundle>/<tool>@<version> [--<argument> VALUE …] [--params JSON] [--yes] [--json] [--root DIR]

Calls a tool of a bundle. Sous shows exactly what it would send and asks you first, unless one of your rules allows the
call. Recipes are tools of the bundle 'recipes': Sous shows their plan, and 'sous apply <digest>' applies it.

  sous invoke                             find a tool by a few letters, and answer its questions
  sous invoke +create                     call the tool with that slug
  sous invoke tickets/create@1 --title 'A new one'
  sous invoke tickets/create@1 --help     show its arguments
`,
  plans: `Usage: sous plans [--prune] [--root DIR] [--json]
       sous plans <digest> [--stat] [--no-pager] [--root DIR] [--json]

Lists the plans saved here, newest first, with their digests and states. With a digest, or its first characters, it shows
that plan. It never changes your files.

  waiting   nothing has changed since the preview: 'sous apply <digest>' applies it
  applied   the files are as the plan left them, or a branch has its commit: 'sous undo <digest>' takes it back
  changed   it was applied, and files have changed since: you can undo it once they are as it left them
  gated     a call needs your approval: run the recipe again
  stale     the branch or a file has changed since the preview: preview again
  damaged   the saved files do not match the digest: preview again

  --prune     remove plans that are gated, stale or damaged
  --stat      list the changed files without their lines
  --no-pager  print long output instead of paging it
  --root DIR  folder to work in (default: this folder if it has recipes, else the repository)
  --json      print one JSON document
  -h, --help  show this help
`,
  campaign: `Usage: sous campaign <action> [CAMPAIGN] [options]

Runs one recipe over many repositories. A campaign is a file in .github/campaigns/; its state is in a ref of this repository,
refs/sous/campaigns/<campaign>. Every action can be interrupted and run again.

  init [NAME]                          write a first campaign; with --github its workflows, too
  validate                             find every mistake in campaign files
  plan --targets DIR …                 plan what it would change in each repository; writes nothing there
  status                               show its progress, its changes and what needs your attention
  approve [DIGEST] [group=a] [wave=b]  approve exactly the plans that were shown: all, a group or a wave
  deliver                              deliver what is approved, wave by wave
  retry [REPOSITORY …]                 plan again the repositories that stopped
  pause, resume, close                 pause it, let it go on, end it

  --targets DIR    local clones, or a folder with clones; repeatable, and * stands for any name: '~/src/*'
  --commit         deliver as a commit on the branch of each repository
  --branch NAME    deliver as a commit on a new branch (default: sous/<campaign>, for 'deliver: pull-request')
  --working-tree   deliver into the files, without a commit
  --trust SHA256   trust the recipe with this hash, which runs commands
  -y, --yes        approve: the calls of a plan, or with 'approve' all that is planned
  --all            list every repository
  --github         with 'init': also write the workflows for campaigns on GitHub
  --markdown       print the report as Markdown, with a burndown
  --root DIR       repository with the campaign files (default: the closest one)
  --json           print one JSON document
  -h, --help       show this help
`,
  bundle: `Usage
  sous bundle list [--all] [--json]               list bundles; --all adds disabled ones
  sous bundle show <bundle>[/<tool>@<version>]    show a bundle with its tools, or one tool
  sous bundle add <bundle>/<tool>@<version> FILE  add a tool from a JSON file (- for standard input)
  sous bundle enable <bundle>[/<tool>@<version>]
  sous bundle disable <bundle>[/<tool>@<version>]
  sous bundle export <bundle> FILE                write a bundle to a ZIP file
  sous bundle import FILE                         add a bundle from a ZIP file, whole or not at all

  --root DIR   folder of the bundles (default: this folder if it has bundles, else the repository)
  --json       print one JSON document

Bundles are files in .github/sous/bundles. Review and commit them like code.
`,
  serve: `Usage: sous serve [--root DIR] [--port N] [--rate N] [--yes] [--allow-host HOST]

Serves bundles and their tools over HTTP to programs on this machine. Every request needs the bearer token, which Sous
writes to a file that only you can read. GET /openapi.json describes the API.

  --root DIR         folder to serve (default: this folder, unless it is a whole disk or your home)
  --port N           port (default: any free one)
  --rate N           requests per second, with bursts of three times as many; 'off' for no limit (default: 10)
  --token-file FILE  file for the token (default: in your state folder)
  -y, --yes          approve every call; without it, only calls that your rules allow are made
  --allow-host HOST  let tools reach a host with a private address; repeatable
  --verbose          log errors to standard error
`,
  studio: `Usage: sous studio [--root DIR] [--port N] [--no-open] [--allow-host HOST]

Opens pages in your browser to write recipes and see their changes, try tools, and apply or undo plans. They are served on
this machine only, to anyone who has the address that it prints. Ctrl-C stops it.

  --root DIR         folder to work in (default: this one, or the top of its repository)
  --port N           port (default: one that stays the same for the folder, if it is free)
  --no-open          only print the address
  --allow-host HOST  let tools reach a host with a private address; repeatable
  --verbose          log what happens to standard error
`,
  list: `Usage: sous list [--all] [--root DIR] [--json]

Lists the recipes in .github/recipes/ and recipes/, and those of other repositories in .github/sous.lock. --all adds those
that come with Sous, such as sous:pin-actions. You can run these in any repository.
`,
  explain: `Usage: sous explain <NAME|PATH> [--root DIR] [--json]

Shows a recipe's permissions, inputs and steps, and how to run it.
`,
  toolsSearch: `Usage: sous tools search <text> [--all] [--json] [--root DIR]

Searches tools that come with Sous, tools of bundles, and recipes. Names that start with the text come first, then whole
words, then close matches.

  --all   include disabled ones
`,
  validate: `Usage: sous validate [NAME|PATH …] [--root DIR] [--json]

Finds every mistake at once. Without names it checks all recipes in .github/recipes/ and recipes/, the settings in
.github/sous.yml, .github/sous.lock, and the bundles. Exits with 3 if something is wrong. It fetches nothing: recipes of
other repositories are checked as they were fetched before.
`,
  tool: (options: string) => `Usage: sous tool <name> [--<argument> VALUE …] [options]
       sous tool <name> --help

Calls one tool and shows what it would change. 'sous tools' lists the tools. The help of each explains its arguments.

Options
${options}
`,
  tools: (formats: string) => `Usage: sous tools [--format ${formats} | --json]
       sous tools search <text>

Lists the tools. 'search' finds tools, tools of bundles and recipes by a few words.
`,
  recover: (choices: string) => `Usage: sous recover [--root DIR] [--json] [--finish | --rollback | --discard]

Finds an apply that was interrupted and ends it:
${choices}`,
  completion: `Usage: sous completion bash|zsh|fish

Prints a script that completes commands, options, recipes, plans and tools. To load it in every new shell:

  bash  echo 'eval "$(sous completion bash)"' >> ~/.bashrc
  zsh   echo 'eval "$(sous completion zsh)"' >> ~/.zshrc       after compinit
  fish  sous completion fish > ~/.config/fish/completions/sous.fish
`,
  /** The options of commands that make or apply a plan, by name. */
  options: {
    input: '-i, --input NAME=VALUE  set an input; the same as name=value, and repeatable',
    inputs: '--inputs FILE           read inputs from a YAML or JSON file; single inputs override it',
    yes: '-y, --yes               approve without asking, for scripts',
    trust: '--trust SHA256          trust the recipe with this hash, for scripts',
    'allow-host': '--allow-host HOST       let fetches reach a host with a private address; repeatable',
    commit: '--commit                apply as a commit on the current branch',
    branch: '--branch NAME           apply as a commit on a new branch; your files stay as they are',
    stat: '--stat                  list the changed files without their lines',
    'no-pager': '--no-pager              print long output instead of paging it',
    out: '--out DIR               also write summary.md, result.json and changes.patch',
    root: '--root DIR              folder to work in (default: this folder if it has recipes, else the repository)',
    json: '--json                  print one JSON document',
    verbose: '-v, --verbose           log what happens to standard error',
    help: '-h, --help              show this help',
  },
} as const
