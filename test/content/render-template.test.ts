import { expect, it } from 'vitest'
import { contentTypeOf, fileInfo } from '../../src/content/content-files.ts'
import { renderTemplate } from '../../src/content/render-template.ts'
import { repoPath } from '../support/workspace.ts'

async function render(template: string, values: Readonly<Record<string, unknown>> = {}, filename = 'a.md.mustache'): Promise<string> {
  const info = fileInfo('docs', repoPath(filename), filename)
  const contentType = contentTypeOf(info.basename)
  const result = await renderTemplate({ ...info, contentType, text: template, size: 0 }, values)
  return result.ok ? result.value.text : `${result.error.code}: ${result.error.message}`
}

it('writes texts, numbers and truth values; null is nothing', async () => {
  expect(await render('{{a}} {{b}} {{c}}{{d}}', { a: 'x', b: 1.5, c: true, d: null })).toBe('x 1.5 true')
})

it('escapes nothing in Markdown', async () => {
  expect(await render('{{a}} {{{a}}} {{&a}}', { a: '<b> & "c"' })).toBe('<b> & "c" <b> & "c" <b> & "c"')
})

it('escapes where the document is markup, unless it is asked not to', async () => {
  expect(await render('{{a}} {{{a}}}', { a: '<b>' }, 'a.html.mustache')).toBe('&lt;b&gt; <b>')
})

it('opens sections for lists, maps and what is true, and inverted ones for what is not', async () => {
  const values = { list: [{ n: 1 }, { n: 2 }], texts: ['x', 'y'], map: { n: 3 }, yes: true, no: false, none: [] }
  const template =
    '{{#list}}{{n}},{{/list}}{{#texts}}{{.}}{{/texts}}{{#map}}{{n}}{{/map}}{{map.n}}{{#yes}}!{{/yes}}{{#no}}?{{/no}}{{^no}}-{{/no}}{{^none}}0{{/none}}'
  expect(await render(template, values)).toBe('1,2,xy33!-0')
})

it('sees the variables around a section from within', async () => {
  expect(await render('{{#list}}{{name}}{{n}} {{/list}}', { name: 'v', list: [{ n: 1 }, { n: 2, name: 'w' }] })).toBe('v1 w2 ')
})

it('leaves no line of a section that stands alone', async () => {
  expect(await render('a\n{{#yes}}\nb\n{{/yes}}\n{{! nothing }}\nc\n', { yes: true })).toBe('a\nb\nc\n')
})

it.each([
  ['{{name}}', 1, 'name'],
  ['a\n\n{{{name}}}', 3, 'name'],
  ['a\n{{#name}}x{{/name}}', 2, 'name'],
  ['{{^name}}x{{/name}}', 1, 'name'],
  ['{{known.name}}', 1, 'known.name'],
  ['{{known.text.length}}', 1, 'known.text.length'],
  ['{{constructor}}', 1, 'constructor'],
  ['{{__proto__}}', 1, '__proto__'],
  ['{{known.hasOwnProperty}}', 1, 'known.hasOwnProperty'],
  ['{{#known}}\n{{toString}}{{/known}}', 2, 'toString'],
])('names an unknown variable and its line: %j', async (template, line, name) => {
  expect(await render(template, { known: { text: 'x' } })).toBe(
    `template_error: Template 'a.md.mustache', line ${line}: '${name}' is not a known variable`,
  )
})

it.each([
  ['{{a', 'unclosed tag'],
  ['x\n{{#a}}', 'unclosed section "a"'],
  ['{{/a}}', 'unopened section "a"'],
  ['{{#a}}{{/b}}', 'unclosed section "a"'],
  ['{{=x=}}', 'it is not valid'],
])('refuses a template that is malformed: %j', async (template, why) => {
  expect(await render(template, { a: 1 })).toContain(`: ${why}`)
})

it('refuses partials', async () => {
  expect(await render('\n{{> footer}}', { footer: 'x' })).toContain("line 2: '{{> footer}}' is a partial")
})

it('refuses to write out lists and maps', async () => {
  expect(await render('{{a}}', { a: [1] })).toContain("'a' is a list and cannot be printed")
  expect(await render('{{{a}}}', { a: {} })).toContain("'a' is a map and cannot be printed")
})

it('takes a value for data: what looks like a template in it stays', async () => {
  expect(await render('{{a}}', { a: '{{b}}' })).toBe('{{b}}')
})

it('stops sections that multiply, and results that grow without end', async () => {
  const list = Array.from({ length: 200 }, () => 1)
  expect(await render('{{#a}}{{#a}}{{#a}}{{#a}}{{/a}}{{/a}}{{/a}}{{/a}}', { a: list })).toContain('its sections repeat too often')
  expect(await render('{{#a}}{{b}}{{/a}}', { a: list, b: 'x'.repeat(100_000) })).toContain('its result is too long')
  expect(await render('x'.repeat(1024 * 1024 + 1))).toContain('is larger than 1 MB')
})

it('changes delimiters as Mustache does', async () => {
  expect(await render('{{=<% %>=}}<%a%> {{a}}', { a: 1 })).toBe('1 {{a}}')
})
