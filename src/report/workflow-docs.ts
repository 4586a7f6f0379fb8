const MARKS = /(<!-- workflow: (?<name>\S+) -->\n)(?:\n```yaml\n.*?\n```\n\n)?(?=<!-- workflow: end -->)/gs
const CHECKOUT = / {6}- uses: actions\/checkout@.*\n {8}with:\n {10}persist-credentials: false\n/g

/**
 * A workflow of this repository as others copy it: Sous as it is published instead of the one that was checked out. Where
 * the files are not looked at, the checkout goes with it.
 */
export function publishedWorkflow(text: string): string {
  const isOverFiles = /^ {10}mode: (?:check|preview|apply)$/m.test(text)
  return (isOverFiles ? text : text.replace(CHECKOUT, ''))
    .replaceAll('uses: ./', 'uses: OWNER/sous@v1')
    .replace(/ The README has this to copy\.$/m, '')
}

/** A page with each workflow between its marks. */
export function withWorkflowDocs(page: string, texts: Readonly<Record<string, string>>): string {
  return page.replace(MARKS, (_, mark: string, name: string) => {
    const text = texts[name]
    if (text === undefined) throw new Error(`There is no workflow '${name}'.`)
    return `${mark}\n\`\`\`yaml\n${text.trimEnd()}\n\`\`\`\n\n`
  })
}
