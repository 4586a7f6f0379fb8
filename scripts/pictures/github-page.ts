import { Marked } from 'marked'

export interface CommentOptions {
  readonly author: string
  /** Which folded parts to show open, counted from 0; the others stay as they are. */
  readonly open?: readonly number[]
}

const STYLE = `
:root { color-scheme: light dark; --text: #1f2328; --muted: #59636e; --back: #fff; --soft: #f6f8fa; --line: #d1d9e0; --link: #0969da;
  --chip: #818b981f; --add: #dafbe1; --add-text: #116329; --del: #ffebe9; --del-text: #82071e; --hunk: #8250df; }
@media (prefers-color-scheme: dark) { :root { --text: #f0f6fc; --muted: #9198a1; --back: #0d1117; --soft: #151b23; --line: #3d444d;
  --link: #4493f8; --chip: #656c7633; --add: #033a16; --add-text: #aff5b4; --del: #67060c; --del-text: #ffdcd7; --hunk: #d2a8ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--text); font: 14px/1.5 -apple-system, 'Segoe UI', 'Noto Sans', 'Liberation Sans', Arial, sans-serif; }
.card { border: 1px solid var(--line); border-radius: 6px; overflow: hidden; }
.head { padding: 8px 16px; background: var(--soft); border-bottom: 1px solid var(--line); color: var(--muted); font-size: 14px; }
.head b { color: var(--text); }
.badge { border: 1px solid var(--line); border-radius: 2em; padding: 0 7px; font-size: 12px; margin: 0 4px; }
.body { padding: 16px; overflow-wrap: break-word; }
.body > :first-child { margin-top: 0; } .body > :last-child { margin-bottom: 0; }
h1, h2, h3, h4 { margin: 20px 0 12px; line-height: 1.25; } h3 { font-size: 17.5px; } h4 { font-size: 14px; }
p, ul, ol, table, pre, blockquote, details { margin: 0 0 12px; } ul, ol { padding-left: 2em; }
a { color: var(--link); text-decoration: none; }
code { font: 12px/1.45 ui-monospace, 'SF Mono', 'Liberation Mono', monospace; background: var(--chip); border-radius: 6px; padding: .2em .4em; }
pre { background: var(--soft); border-radius: 6px; padding: 12px 16px; overflow: hidden; }
pre code { display: block; background: none; padding: 0; }
.add, .del, .hunk { display: block; } .add { background: var(--add); color: var(--add-text); } .del { background: var(--del); color: var(--del-text); }
.hunk { color: var(--hunk); font-weight: 600; }
table { border-collapse: collapse; } th, td { border: 1px solid var(--line); padding: 6px 13px; text-align: left; } tr:nth-child(2n) { background: var(--soft); }
blockquote { border-left: 4px solid var(--line); padding: 0 1em; color: var(--muted); margin-left: 0; }
.alert { color: var(--text); border-color: var(--link); } .alert.warning { border-color: #9a6700; } .alert.caution { border-color: #cf222e; }
sub { font-size: 12px; vertical-align: baseline; color: var(--muted); } summary { cursor: pointer; }
`

/** What Sous wrote, as a comment on GitHub: close enough to judge it by. */
export function commentPage(markdown: string, { author, open }: CommentOptions): string {
  const head = `<b>${escapeHtml(author)}</b><span class="badge">bot</span>commented`
  return page(`<div class="card"><div class="head">${head}</div><div class="body">${render(markdown, open)}</div></div>`)
}

/** What Sous wrote, as the summary of a job. */
export function summaryPage(markdown: string, title: string): string {
  return page(
    `<div class="card"><div class="head"><b>${escapeHtml(title)}</b> summary</div><div class="body">${render(markdown)}</div></div>`,
  )
}

function page(body: string): string {
  return `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>${body}`
}

function render(markdown: string, open: readonly number[] = []): string {
  const marked = new Marked({
    gfm: true,
    renderer: {
      code({ text, lang }) {
        return `<pre><code>${lang === 'diff' ? text.split('\n').map(diffLine).join('') : escapeHtml(text)}</code></pre>`
      },
    },
  })
  let count = -1
  const html = (marked.parse(markdown, { async: false }) as string).replace(
    /<blockquote>\n<p>\[!([A-Z]+)\]\n?/g,
    (_, kind: string) =>
      `<blockquote class="alert ${kind.toLowerCase()}">\n<p><b>${kind.charAt(0)}${kind.slice(1).toLowerCase()}</b></p>\n<p>`,
  )
  return html.replace(/<details( open)?>/g, (_, isOpen = '') => {
    count += 1
    return open.includes(count) || isOpen !== '' ? '<details open>' : '<details>'
  })
}

function diffLine(line: string): string {
  const kind = line.startsWith('@@') ? 'hunk' : line.startsWith('+') ? 'add' : line.startsWith('-') ? 'del' : ''
  return kind === '' ? `${escapeHtml(line)}\n` : `<span class="${kind}">${escapeHtml(line)}</span>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
