const TYPES: Readonly<Record<string, string>> = {
  md: 'text/markdown',
  markdown: 'text/markdown',
  mdx: 'text/markdown',
  txt: 'text/plain',
  text: 'text/plain',
  html: 'text/html',
  htm: 'text/html',
  css: 'text/css',
  csv: 'text/csv',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  json: 'application/json',
  yml: 'application/yaml',
  yaml: 'application/yaml',
  toml: 'application/toml',
  js: 'text/javascript',
  mjs: 'text/javascript',
  ts: 'text/x-typescript',
  py: 'text/x-python',
  sh: 'text/x-shellscript',
}

/** The type of a text file by the extension of its name; a template has that of what it becomes. */
export function contentTypeOf(basename: string): string {
  const extension = /[^/]\.([^./]+)$/.exec(basename)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(TYPES, extension) ? (TYPES[extension] ?? 'text/plain') : 'text/plain'
}

/** Whether `<` and `&` in a value would be markup there. In Markdown they are text, and entities would be shown as such. */
export function isMarkup(contentType: string): boolean {
  return ['text/html', 'application/xml', 'image/svg+xml'].includes(contentType)
}
