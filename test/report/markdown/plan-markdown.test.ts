import { describe, expect, it } from 'vitest'
import type { FileChange } from '../../../src/base/change.ts'
import type { MarkdownBudget } from '../../../src/report/markdown/markdown-text.ts'
import { COMMENT_BUDGET, renderPlanMarkdown, SUMMARY_BUDGET } from '../../../src/report/markdown/plan-markdown.ts'
import { cleanEnding } from '../../../src/report/plan-facts.ts'
import { create, remove, update } from '../../support/changes.ts'
import { openDetails, outsideCode } from '../../support/markdown.ts'
import { makeReport, reportPlan } from '../../support/plan-reports.ts'
import { fc } from '../../support/property.ts'
import { tempRepo } from '../../support/temp-folder.ts'
import { repoPath } from '../../support/workspace.ts'
import { sampleRun } from '../sample-run.ts'

describe('a plan as Markdown', () => {
  it('has the verdict and one line to copy first, then warnings and diffs, then the details and the small print', async () => {
    const { report: made } = await sampleRun('complete')
    const footer = {
      head: 'abc1234'.padEnd(40, '0'),
      until: new Date('2026-05-02T14:05:09Z'),
      approval: 'needs a second person: it runs a command',
      run: 'https://github.com/owner/demo/actions/runs/7',
    }
    const next = [{ command: '/sous apply 3531edb0e9a76ff1', does: 'applies exactly this', lead: 'To apply this, comment:' }]
    const report = { ...made, ending: { ...made.ending, next, footer } }
    expect(renderPlanMarkdown(report, SUMMARY_BUDGET).text).toMatchInlineSnapshot(`
      "### Sous · Move to one Node version · 4 files, +5 −4, 2 findings

      To apply this, comment:

      \`\`\`
      /sous apply 3531edb0e9a76ff1
      \`\`\`

      > [!CAUTION]
      > Look closely:
      >
      > - \`.github/workflows/ci.yml\`: runs in GitHub Actions

      **Findings**

      - ⚠️ \`An old Node version\`: \`old.md:1\`, \`old.md:2\`

      <details open>
      <summary><code>.github/workflows/ci.yml</code> · +1 −1</summary>

      \`\`\`diff
      @@ -1,1 +1,1 @@ docs / workflow
      -node-version: 18
      +node-version: 22
      \`\`\`

      </details>

      <details>
      <summary><code>Dockerfile</code> · +2 −1</summary>

      \`\`\`diff
      @@ -1,2 +1,3 @@ bump, Note it at the top
      -FROM node:18
      +# syntax=docker/dockerfile:1
      +FROM node:22
       COPY . .
      \`\`\`

      </details>

      <details>
      <summary><code>README.md</code> · +1 −1</summary>

      \`\`\`diff
      @@ -1,1 +1,1 @@ docs / readme
      -Needs Node 18.
      +Needs Node 22.
      \`\`\`

      </details>

      <details>
      <summary><code>api/Dockerfile</code> · +1 −1</summary>

      \`\`\`diff
      @@ -1,2 +1,2 @@ bump
      -FROM node:16
      +FROM node:22
       RUN npm ci
      \`\`\`

      </details>

      <details>
      <summary>Details: what the recipe may do · inputs · outputs · steps and checks · full digest</summary>

      #### This recipe may

      \`\`\`text
      change  **/Dockerfile
              .github/workflows/*.yml
              *.md
              (at most 20 files)
      run     true
      \`\`\`

      #### Inputs

      | Input | Value |
      | --- | --- |
      | \`version\` | \`22\` |
      | \`note\` | \`Node 18 \\| is *over* @octocat\` |

      #### Outputs

      | Output | Value |
      | --- | --- |
      | \`files\` | \`2\` |

      #### Steps

      | Step | Result |
      | --- | --- |
      | ✅ find · \`grep\` | 2 matches in 2 files · 0.1s |
      | ✅ bump · \`replace_in_file\` | 2 replacements in 2 files, 2 items · 0.2s |
      | ✅ Note it at the top · \`edit_lines\` | Inserted 1 line after line 0 in Dockerfile (3 lines now) · 0.1s |
      | ✅ docs · \`recipe docs\` | 2 calls, 2 files changed · 0.2s |
      | ✅ docs / readme · \`replace_in_file\` | 1 replacement in 1 file · 0.1s |
      | ✅ docs / workflow · \`replace_in_file\` | 1 replacement in 1 file · 0.1s |
      | ✅ leftovers · \`grep\` | 2 matches in 1 file · 0.1s |
      | ➖ 6 · \`create_file\` | skipped (\`inputs.version < 20\`) |
      | ✅ verify: none-left · \`grep\` | 0 matches in 0 files · 0.1s |

      <details>
      <summary>Timeline</summary>

      \`\`\`mermaid
      gantt
        dateFormat x
        axisFormat %S.%L s
        1 find :0, 120ms
        2 bump :120, 240ms
        3 Note it at the top :360, 120ms
        4 docs :480, 240ms
        5 docs / readme :480, 120ms
        6 docs / workflow :600, 120ms
        7 leftovers :720, 120ms
        8 none-left :840, 120ms
      \`\`\`

      </details>

      Digest \`3531edb0e9a76ff1042bdd4a09c1d23657a4e11a4aa1abfbefdd5c372594e692\`\\
      in groups \`3531edb0e9a76ff1 042bdd4a09c1d236 57a4e11a4aa1abfb efdd5c372594e692\`

      recipe \`recipes/r.yml\` · \`previewed\`

      </details>

      <sub>made on abc1234 · good until 2026-05-02 14:05 UTC · needs a second person: it runs a command · [run](https://github.com/owner/demo/actions/runs/7)</sub>
      "
    `)
  })

  it('shows the call that waits, and what is known after it', async () => {
    const { report } = await sampleRun('gated')
    const { text } = renderPlanMarkdown(report, COMMENT_BUDGET)
    expect(text.slice(0, text.indexOf('<details'))).toMatchInlineSnapshot(`
      "### ⏸️ Sous · Move to one Node version · 4 files, +5 −4, 2 findings, waits for approval

      This command approve the call beforehand:

      \`\`\`
      sous run r --yes
      \`\`\`

      **Step install** (\`recipes/r.yml:33:5\`) waits for approval: no rule allows this call of \`run_in_terminal\`.

      \`\`\`text
      Tool: run_in_terminal
      Parameters:
        command: true
      Files affected: known after it has run
      Risk level: dangerous
      \`\`\`

      Steps that run once it is approved: after, none-left.

      > [!CAUTION]
      > Look closely:
      >
      > - \`.github/workflows/ci.yml\`: runs in GitHub Actions

      **Findings**

      - ⚠️ \`An old Node version\`: \`old.md:1\`, \`old.md:2\`

      "
    `)
  })

  it('says what all steps left out together: what matters at the top, and what nobody expects to change further down', async () => {
    const notes = ['Left out 12 generated or vendored files: dist/a.js and 11 more', 'Left out 3 binary files: a.png, b.png, c.png']
    const { text } = renderPlanMarkdown(await makeReport({ changes: [create('a.md', 'x\n')], notes }), COMMENT_BUDGET)
    const top = text.slice(0, text.indexOf('<details'))
    expect(top).toContain('> [!NOTE]\n> Left out 12 generated or vendored files: `dist/a.js` and 11 more\n')
    expect(top).not.toContain('binary files')
    expect(text).toContain('- Left out 3 binary files: `a.png`, `b.png`, `c.png`\n')
  })

  it('says where and why it failed', async () => {
    const { report } = await sampleRun('failed')
    const { text } = renderPlanMarkdown(report, COMMENT_BUDGET)
    expect(text.slice(0, text.indexOf('<details'))).toMatchInlineSnapshot(`
      "### ❌ Sous · Move to one Node version · failed

      The recipe failed. Nothing was written.

      **Step none-left** (\`recipes/r.yml:37:24\`) failed: Expected matches == 1, but it is 0. Nothing was changed. Correct the step or its expectation. (\`expectation_failed\`)

      - ⚠️ \`An old Node version\`: \`old.md:1\`, \`old.md:2\`

      "
    `)
  })

  it('shows files of every kind', async () => {
    const report = await makeReport({
      changes: [
        create('run.sh', 'x\n', '100755'),
        remove('old.txt', 'gone\n'),
        { kind: 'create', path: repoPath('image.png'), after: Buffer.from([0, 1]), mode: '100644' },
        { kind: 'create_directory', path: repoPath('docs') },
        {
          kind: 'update',
          path: repoPath('mode.sh'),
          before: Buffer.from('a\n'),
          after: Buffer.from('a\n'),
          modeBefore: '100644',
          mode: '100755',
        },
      ],
    })
    const { text, isIncomplete } = renderPlanMarkdown(report, SUMMARY_BUDGET)
    expect(isIncomplete).toBe(false)
    expect(text.slice(text.indexOf('> [!'), text.indexOf('<details>'))).toMatchInlineSnapshot(`
      "> [!CAUTION]
      > Look closely:
      >
      > - \`run.sh\`: executable
      > - \`mode.sh\`: mode 100644 → 100755

      <details open>
      <summary><code>run.sh</code> · +1 −0 · new · executable</summary>

      \`\`\`diff
      @@ -0,0 +1,1 @@
      +x
      \`\`\`

      </details>

      "
    `)
    expect(text.slice(text.indexOf('<details>'))).toMatchInlineSnapshot(`
      "<details>
      <summary><code>old.txt</code> · +0 −1 · deleted</summary>

      \`\`\`diff
      @@ -1,1 +0,0 @@
      -gone
      \`\`\`

      </details>

      <details>
      <summary><code>image.png</code> · new · binary, not shown</summary>

      Binary file, not shown.

      </details>

      <details>
      <summary><code>mode.sh</code> · +0 −0 · mode 100644 → 100755</summary>

      No line changes.

      </details>


      New directory: \`docs/\`

      <details>
      <summary>Details: what the recipe may do · full digest</summary>

      #### This recipe may

      \`\`\`text
      change  **
      \`\`\`

      Digest \`7a7b196065b0729990a6f9d33a8b452f2d6faf22dc837741b97ea6bd577c6d36\`\\
      in groups \`7a7b196065b07299 90a6f9d33a8b452f 2d6faf22dc837741 b97ea6bd577c6d36\`

      recipe \`recipes/r.yml\` · \`previewed\`

      </details>

      "
    `)
  })

  it('says how many findings there are, and never that all is well', async () => {
    const shown = [{ path: 'a.ts', line: 3, column: 1, text: 'TODO' }]
    const calls = [{ label: 'todo', report: 'warning', findings: { shown, total: 7 } }] as const
    const made = await makeReport({ changes: [], calls })
    const report = { ...made, ending: { ...cleanEnding(made), next: [] } }
    const { text } = renderPlanMarkdown(report, COMMENT_BUDGET)
    expect(text.slice(0, text.indexOf('<details'))).toBe(
      '### ⚠️ Sous · R · 7 findings\n\nThere is nothing to apply.\n\n- ⚠️ `TODO`: `a.ts:3`\n- and 6 more warnings\n\n',
    )
    const clean = await makeReport({ changes: [] })
    expect(cleanEnding(clean)).toEqual({ reason: 'clean' })
    const both = await makeReport({ changes: [create('b.ts', 'x\n')], calls })
    expect(renderPlanMarkdown(both, COMMENT_BUDGET).text).toMatch(/^### Sous · R · 1 file, \+1 −0, 7 findings\n/)
  })

  it('[A4] never begins with a command that a comment could be taken for', async () => {
    const report = await makeReport({
      changes: [],
      recipe: { name: '/sous apply' },
      ending: { reason: 'previewed', next: [{ command: '/sous apply x', does: 'approve' }] },
    })
    const { text } = renderPlanMarkdown(report, COMMENT_BUDGET)
    expect(text).toMatch(/^### /)
    expect(outsideCode(text)).not.toContain('/sous')
  })

  it('[H7] lets no fence be closed from inside', async () => {
    const fences = ['### ✅ Sous approved', '</details>', ' ```', '````'].join('\n')
    const report = await makeReport({
      changes: [update('README.md', `${fences}\nold\n`, `${fences}\nnew\n`)],
      ending: { reason: 'previewed', next: [{ command: fences, does: 'go on' }] },
    })
    const { text } = renderPlanMarkdown(report, SUMMARY_BUDGET)
    expect(text).toContain('\n`````diff\n')
    expect(outsideCode(text)).not.toContain('approved')
    expect(openDetails(text)).toBe(0)
  })

  it('[H9] warns of hidden characters first, and shows them in the diff', async () => {
    const report = await makeReport({ changes: [update('a.ts', 'x\n', 'if (isAdmin\u202e \u2066// check\u2069) {\n')] })
    const { text } = renderPlanMarkdown(report, SUMMARY_BUDGET)
    expect(text).toContain('> [!CAUTION]\n> Look closely:\n>\n> - `a.ts`: hidden characters\n')
    expect(text).toContain('\n+if (isAdmin⟨U+202E⟩ ⟨U+2066⟩// check⟨U+2069⟩) {\n')
    expect(text).not.toMatch(/\p{Cf}/u)
  })

  it('[H9] warns of a name that mixes alphabets', async () => {
    const { text } = renderPlanMarkdown(
      await makeReport({ changes: [create('pаckage.ts', 'x\n'), create('Größe-Ώ/ключ.ts', 'x\n')] }),
      SUMMARY_BUDGET,
    )
    expect(text).toContain('> Look closely:\n>\n> - `pаckage.ts`: name mixes alphabets\n\n')
  })

  it('[H7] names both paths of a renamed file, and neither can be Markdown or HTML', async () => {
    const many = Array.from({ length: 60 }, (_, i) => create(`new/${i}.txt`, `${i}\n`.repeat(i + 1)))
    const moved = [remove('a`<b>.txt', 'x\ny\n'), create('c.txt', 'x\nz\n'), remove('logo.png', '\0'), create('docs/logo.png', '\0')]
    const { text } = renderPlanMarkdown(await makeReport({ changes: moved }), COMMENT_BUDGET)
    expect(text).toContain('2 files, +1 −1')
    expect(text).toContain('<code>c.txt</code> · +1 −1 · renamed from <code>a`&lt;b&gt;.txt</code>')
    expect(text).toContain('<code>docs/logo.png</code> · renamed from <code>logo.png</code>')
    const crowded = renderPlanMarkdown(
      await makeReport({ changes: [...many, ...moved.map((change) => ({ ...change, path: repoPath(`z/${change.path}`) }))] }),
      COMMENT_BUDGET,
    )
    expect(crowded.text).toContain('z/c.txt  +1 −1  renamed from z/a`<b>.txt\n')
  })

  it('[C16] shows the diff of a file that the attributes of git call binary', async () => {
    await using repo = await tempRepo({ '.gitattributes': '*.ts binary\n', 'a.ts': 'one\n' })
    const recipe = "name: R\npermissions: { write: ['**'] }\nsteps:\n  - tool: append_file\n    with: { path: a.ts, content: 'EVIL()' }\n"
    const { report } = await reportPlan(repo, { recipe })
    expect(renderPlanMarkdown(report, SUMMARY_BUDGET).text).toContain('\n+EVIL()\n')
  })

  it('[C16] wraps lines that nobody would scroll to the end of, and says so', async () => {
    const report = await makeReport({ changes: [update('a.js', 'x\n', `${'y'.repeat(900)}EVIL()\n`)] })
    const { text, isIncomplete } = renderPlanMarkdown(report, SUMMARY_BUDGET)
    expect(isIncomplete).toBe(false)
    expect(text).toContain('⚠ long lines, wrapped')
    expect(text).toContain(`\n+${'y'.repeat(400)} ⤶\n+⤷ ${'y'.repeat(400)} ⤶\n+⤷ ${'y'.repeat(100)}EVIL()\n`)
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(420)
  })

  it('[H2] has the digest in two forms', async () => {
    const report = await makeReport({ changes: [] })
    const digest = report.plan?.digest ?? ''
    const { text } = renderPlanMarkdown(report, SUMMARY_BUDGET)
    expect(text).toContain(`\`${digest}\``)
    expect(text).toContain(`\`${digest.slice(0, 16)} ${digest.slice(16, 32)} ${digest.slice(32, 48)} ${digest.slice(48)}\``)
  })
})

const lines = (count: number, word: string) => Array.from({ length: count }, (_, i) => `${word} ${i}\n`).join('')

describe('a plan that is too large', () => {
  it('[C16] [H10] leaves the largest diffs out, says so first, and lists every file', async () => {
    const changes = [
      create('small.txt', 'small\n'),
      create('huge.txt', lines(200_000, 'a line of text')),
      create('big.txt', lines(20_000, 'big')),
    ]
    const { text, isIncomplete } = renderPlanMarkdown(await makeReport({ changes }), SUMMARY_BUDGET)
    expect(isIncomplete).toBe(true)
    expect(text.split('\n').slice(0, 5)).toEqual([
      '### Sous · R · 3 files, +220001 −0',
      '',
      '> [!WARNING]',
      '> **This preview is incomplete.** There is no room for the diffs of 1 of 3 files. See the whole plan before you approve it.',
      '',
    ])
    expect(text).toContain('\n- `huge.txt` · +200000 −0 · new · diff not shown\n')
    expect(text).toContain('\n+big 19999\n')
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(SUMMARY_BUDGET.bytes)
  })

  it('[H10] names every file, and counts those that it has no room to name', async () => {
    const many = Array.from({ length: 1500 }, (_, i) => create(`src/file-${i}.txt`, `${i}\n`))
    const some = renderPlanMarkdown(await makeReport({ changes: many }), COMMENT_BUDGET)
    for (const { path } of many) expect(some.text).toMatch(new RegExp(`(?:>${path}<|^${path}(?:$|  ))`, 'm'))
    expect(some.text.split('\n')[3]).toMatch(/There is no room for the diffs of \d+ of 1500 files\. See/)
    const none = renderPlanMarkdown(await makeReport({ changes: many }), { bytes: 20_000, units: 20_000 })
    expect(none.text.split('\n')[3]).toMatch(/There is no room for the diffs of all 1500 files, the names of \d+ files/)
    expect(none.text).toContain('1500 files, +1500 −0')
  })

  it('lists a few files, and folds the rest of many into one line', async () => {
    const many = Array.from({ length: 16 }, (_, i) => create(`f${i}.txt`, `${i}\n`))
    const shown = (count: number) =>
      makeReport({ changes: many.slice(0, count) }).then((report) =>
        [...renderPlanMarkdown(report, SUMMARY_BUDGET).text.matchAll(/<details( open)?>\n<summary>(?:<code>)?([^<]*)/g)].map(
          ([, open = '', name]) => `${name}${open}`,
        ),
      )
    expect((await shown(3)).slice(0, 3)).toEqual(['f0.txt open', 'f1.txt open', 'f2.txt open'])
    expect((await shown(15)).slice(0, 3)).toEqual(['f0.txt open', 'f1.txt', 'f2.txt'])
    expect((await shown(15)).at(-2)).toBe('f14.txt')
    expect((await shown(16)).slice(9, 12)).toEqual(['f9.txt', '6 more files', 'f10.txt'])
  })

  it('[H10] counts characters of two units and of many bytes', async () => {
    const changes = Array.from({ length: 40 }, (_, i) => create(`${i}.txt`, `${i} ${'🎉日'.repeat(900)}\n`))
    const report = await makeReport({ changes })
    const { text } = renderPlanMarkdown(report, COMMENT_BUDGET)
    expect(text.length).toBeLessThanOrEqual(60_000)
    expect(text.length).toBeGreaterThan(50_000)
    const hidden = Array.from({ length: 40 }, (_, i) => create(`${i}.txt`, `${i}${'\u200b'.repeat(300)}`))
    const bytes = renderPlanMarkdown(await makeReport({ changes: hidden }), { bytes: 60_000, units: 60_000 }).text
    expect(Buffer.byteLength(bytes)).toBeLessThanOrEqual(60_000)
    expect(Buffer.byteLength(bytes)).toBeGreaterThan(50_000)
  })
})

describe('a change that many files share', () => {
  const WHOLE = 'The [job summary](https://github.com/o/r/actions/runs/7) shows every diff.'
  const bumped = (count: number) =>
    Array.from({ length: count }, (_, i) => {
      const [around, rest] = [i % 3 === 0 ? '# base image\n' : '', `COPY p${i} .\n`]
      return update(
        `packages/service-${String(i).padStart(3, '0')}/Dockerfile`,
        `${around}FROM node:18\n${rest}`,
        `${around}FROM node:24\n${rest}`,
      )
    })

  it('is shown once, with all places by file and line; what differs follows', async () => {
    const report = await makeReport({ changes: [...bumped(5), update('Dockerfile', 'FROM node:16\n', 'FROM node:24\n')] })
    const { text, isIncomplete } = renderPlanMarkdown(report, COMMENT_BUDGET, WHOLE)
    expect(isIncomplete).toBe(false)
    expect(text.slice(text.indexOf('**5 files'), text.indexOf('<summary>Details'))).toMatchInlineSnapshot(`
      "**5 files: this change**, here in \`packages/service-000/Dockerfile\`:

      \`\`\`diff
      @@ -1,3 +1,3 @@
       # base image
      -FROM node:18
      +FROM node:24
       COPY p0 .
      \`\`\`

      <details>
      <summary>All 5 files</summary>

      \`\`\`text
      packages/service-000/Dockerfile:2
      packages/service-001/Dockerfile:1
      packages/service-002/Dockerfile:1
      packages/service-003/Dockerfile:2
      packages/service-004/Dockerfile:1
      \`\`\`

      </details>

      The lines around a change can differ from place to place. The [job summary](https://github.com/o/r/actions/runs/7) shows every diff.

      **Other changes in 1 file**

      <details open>
      <summary><code>Dockerfile</code> · +1 −1</summary>

      \`\`\`diff
      @@ -1,1 +1,1 @@
      -FROM node:16
      +FROM node:24
      \`\`\`

      </details>

      <details>
      "
    `)
  })

  it('is shown once in a summary too, where every diff follows whole', async () => {
    const report = await makeReport({ changes: bumped(4) })
    const { text, isIncomplete } = renderPlanMarkdown(report, SUMMARY_BUDGET)
    expect(isIncomplete).toBe(false)
    expect(text).toContain('**4 files: this change**, here in `packages/service-000/Dockerfile`:\n')
    expect(text).toContain('<summary>The diffs of these 4 files, whole</summary>')
    for (let i = 0; i < 4; i++) expect(text).toContain(`\n COPY p${i} .\n`)
  })

  it('makes 400 files a comment of less than 20,000 characters that names every file', async () => {
    const { text, isIncomplete } = renderPlanMarkdown(await makeReport({ changes: bumped(400) }), COMMENT_BUDGET, WHOLE)
    expect(isIncomplete).toBe(false)
    expect(text.length).toBeLessThan(20_000)
    expect(text).toContain('**400 files: this change**, here in `packages/service-000/Dockerfile`:\n')
    expect(text.match(/^[-+]FROM node:\d+$/gm)).toEqual(['-FROM node:18', '+FROM node:24'])
    expect(text).toContain(`The lines around a change can differ from place to place. ${WHOLE}`)
    expect(text.match(/^packages\/service-\d{3}\/Dockerfile:[12]$/gm)).toHaveLength(400)
  })

  it('or 400 files with different changes: ten diffs, every name, and where to see the rest', async () => {
    const changes = Array.from({ length: 400 }, (_, i) =>
      update(`packages/service-${String(i).padStart(3, '0')}/index.ts`, `old ${i}\nsame\n`, `new ${i}\nsame\n`),
    )
    const { text, isIncomplete } = renderPlanMarkdown(await makeReport({ changes }), COMMENT_BUDGET, WHOLE)
    expect(isIncomplete).toBe(true)
    expect(text.length).toBeLessThan(20_000)
    expect(text.split('\n')[3]).toBe(`> **This preview is incomplete.** There is no room for the diffs of 390 of 400 files. ${WHOLE}`)
    expect(text.match(/^\+new \d+$/gm)).toHaveLength(10)
    expect(text).toContain('<summary>390 more files, without their diffs</summary>')
    for (const { path } of changes) expect(text).toContain(path)
  })

  it('is not worth naming in places that there is no room for, which are counted', async () => {
    const changes = bumped(1500).map((change) => ({ ...change, path: repoPath(`${'deep/'.repeat(12)}${change.path}`) }))
    const { text, isIncomplete } = renderPlanMarkdown(await makeReport({ changes }), COMMENT_BUDGET, WHOLE)
    expect(isIncomplete).toBe(true)
    expect(text.length).toBeLessThanOrEqual(60_000)
    const shown = text.match(/^deep\/.*Dockerfile(?::\d+)?$/gm) ?? []
    expect(text).toContain(`There is no room for the places in ${1500 - shown.length} files. ${WHOLE}`)
  })

  it('[C16] warns of many files in one line, and of few each by itself', async () => {
    const workflows = Array.from({ length: 8 }, (_, i) => update(`.github/workflows/w${i}.yml`, 'on: push\n', 'on: pull_request\n'))
    const { text } = renderPlanMarkdown(await makeReport({ changes: [...workflows, create('run.sh', 'x\n', '100755')] }), COMMENT_BUDGET)
    expect(text).toContain(
      '> - `.github/workflows/w0.yml`, `.github/workflows/w1.yml`, `.github/workflows/w2.yml` and 5 more files: runs in GitHub Actions\n> - `run.sh`: executable\n',
    )
  })
})

it('keeps a glob without files below the fold', async () => {
  await using folder = await tempRepo({ 'a.ts': 'x\n' })
  const recipe = `name: R
permissions: { write: ['**'] }
steps:
  - tool: replace_in_file
    with: { include: '**/*.css', find: a, replace: b }
  - tool: replace_in_file
    with: { include: '**/*.ts', find: x, replace: y }
`
  const { report } = await reportPlan(folder, { recipe })
  const { text } = renderPlanMarkdown(report, COMMENT_BUDGET)
  expect(text).not.toContain('[!NOTE]')
  expect(text).toContain(' · warnings · ')
  expect(text.indexOf('*.css')).toBeGreaterThan(text.indexOf('<summary>Details'))
})

const nastyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '`',
        '```',
        '~~~',
        '|',
        '\\',
        '\n',
        '\r\n',
        ' ',
        '@octocat',
        '#1',
        '<img src=x>',
        '</details>',
        '<!--',
        '[a](b)',
        'http://x.y',
        '🎉',
        '\ud800',
        '\u202e',
        '::set-output name=a::b',
      ),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 20 },
  )
  .map((pieces) => pieces.join(''))

const nastyChange: fc.Arbitrary<(i: number) => FileChange> = fc.oneof(
  fc.tuple(nastyText, fc.nat(300)).map(
    ([text, times]) =>
      (i: number) =>
        create(`new-${i}.txt`, text.repeat(times)),
  ),
  fc.tuple(nastyText, nastyText).map(
    ([before, after]) =>
      (i: number) =>
        update(`dir/changed ${i}.txt`, before, after),
  ),
  nastyText.map((text) => (i: number) => remove(`gone-${i}.txt`, text)),
)

const nastyReport = fc.record({
  changes: fc.array(nastyChange, { maxLength: 30 }).map((makers) => makers.map((make, i) => make(i))),
  labels: fc.array(nastyText, { maxLength: 5 }),
  name: nastyText,
  inputs: fc.dictionary(nastyText, nastyText, { maxKeys: 5 }),
  same: fc.record({ text: nastyText, after: nastyText, count: fc.nat(80) }),
  budget: fc.record({
    bytes: fc.integer({ min: 5_000, max: 60_000 }),
    units: fc.integer({ min: 5_000, max: 60_000 }),
    hasEveryDiff: fc.boolean(),
  }),
})

describe('whatever is in a plan', () => {
  it('[H7] [H10] [C16] the Markdown is within its budget, well formed, and what came from outside is inert', async () => {
    await fc.assert(
      fc.asyncProperty(nastyReport, async ({ changes: some, labels, name, inputs, same, budget }) => {
        const alike = Array.from({ length: same.count }, (_, i) => update(`same \`\`\` ${i}.txt`, same.text, `${same.text}${same.after}!`))
        const changes = [...some, ...alike]
        const report = await makeReport({
          changes,
          calls: labels.map((label, i) => ({ label, warnings: [label], changes: changes.slice(i, i + 1) })),
          recipe: { name, permissions: { write: [name], run: labels, fetch: [name], maxFiles: 1, at: undefined } },
          inputs,
          outputs: inputs,
          ending: { reason: 'stale', detail: name, next: [{ command: name, does: 'go on' }] },
        })
        const { text, isIncomplete } = renderPlanMarkdown(report, budget)
        checkDocument(text, budget)
        expect(/^(?:###[^\n]*\n\n(?:[^\n]*\n\n)?)?> \[!WARNING\]\n> \*\*This preview is incomplete\.\*\*/.test(text)).toBe(isIncomplete)
      }),
      { numRuns: 150 },
    )
  })
})

function checkDocument(text: string, budget: MarkdownBudget): void {
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(budget.bytes)
  expect(text.length).toBeLessThanOrEqual(budget.units)
  expect(text.isWellFormed()).toBe(true)
  expect(openDetails(text)).toBe(0)
  const rest = outsideCode(text)
    .replace(
      /<summary>(?:Timeline|Details: [a-z ·]+|\d+ more files?(?:, without their diffs)?|All \d+ (?:files|places, by file and line)|The diffs of these \d+ files, whole|<code>[^<>]*<\/code>[^<>]*)<\/summary>/g,
      '',
    )
    .replace(/<\/?details(?: open)?>/g, '')
    .replace(/^> \[!(?:WARNING|CAUTION|NOTE)\]$/gm, '')
  expect(rest).not.toMatch(/[<@[\]]|https?:|(?<!^#*)#(?!#* )|octocat|img|set-output/m)
}
