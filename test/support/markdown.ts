/**
 * Markdown without its code: fences and code spans as CommonMark finds them, which is what GitHub renders with. What is left
 * is what could be a link, a mention, a reference or HTML. Throws where a fence is not closed.
 */
export function outsideCode(markdown: string): string {
  const kept: string[] = []
  let fence: string | undefined
  for (const line of markdown.split('\n')) {
    const [, ticks] = /^ {0,3}(`{3,})[^`]*$/.exec(line) ?? []
    if (fence === undefined && ticks !== undefined) fence = ticks
    else if (fence === undefined) kept.push(line)
    else if (ticks !== undefined && ticks.length >= fence.length && /^ {0,3}`+ *$/.test(line)) fence = undefined
  }
  if (fence !== undefined) throw new Error('A fence is not closed.')
  return kept.map(withoutSpans).join('\n')
}

/** A run of backticks opens a span if the same line has another of its length; otherwise it is text. */
function withoutSpans(line: string): string {
  const runs = [...line.matchAll(/`+/g)]
  let text = ''
  let at = 0
  for (let i = 0; i < runs.length; i++) {
    const open = runs[i]
    if (open === undefined || open.index < at) continue
    const close = runs.slice(i + 1).find(([ticks]) => ticks.length === open[0].length)
    if (close === undefined) continue
    text += `${line.slice(at, open.index)}▒`
    at = close.index + close[0].length
  }
  return text + line.slice(at)
}

/** How deep `<details>` stands open at the end; throws where one is closed that is not open. */
export function openDetails(markdown: string): number {
  let depth = 0
  for (const [tag] of outsideCode(markdown).matchAll(/<\/?details(?: open)?>/g)) {
    depth += tag.startsWith('</') ? -1 : 1
    if (depth < 0) throw new Error('A </details> has no <details>.')
  }
  return depth
}
