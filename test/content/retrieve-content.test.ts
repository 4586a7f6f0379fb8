import PostalMime from 'postal-mime'
import { expect, it } from 'vitest'
import { contentTypeOf, type Document, fileInfo } from '../../src/content/content-files.ts'
import { formatMultipart } from '../../src/content/retrieve-content.ts'
import { fc, runs } from '../support/property.ts'
import { repoPath } from '../support/workspace.ts'

function document(filename: string, text: string): Document {
  const info = fileInfo('docs', repoPath(`docs/${filename}`), filename)
  return { ...info, contentType: contentTypeOf(info.basename), text, size: Buffer.byteLength(text) }
}

it('[C-23] [C-25] gives each part its type, its location and its length in bytes', () => {
  const text = formatMultipart([document('a.md', 'Zoë\n'), document('b.json', '{}')])
  const parts = text.split('--guide-boundary\r\n').slice(1)
  expect(parts.map((part) => part.split('\r\n\r\n')[0]?.split('\r\n'))).toEqual([
    [
      'Content-Type: text/markdown; charset=utf-8',
      'Content-Location: guide://category/docs/a.md',
      'Content-Length: 5',
      'Content-Transfer-Encoding: 8bit',
    ],
    ['Content-Type: application/json', 'Content-Location: guide://category/docs/b.json', 'Content-Length: 2'],
  ])
})

it('[C-24] separates by the boundary, ends with it, and says so first', () => {
  const text = formatMultipart([document('a.md', 'a'), document('b.md', 'b')])
  expect(text.startsWith('Content-Type: multipart/mixed; boundary="guide-boundary"\r\n\r\n--guide-boundary\r\n')).toBe(true)
  expect(text.match(/^--guide-boundary\r$/gm)).toHaveLength(2)
  expect(text.endsWith('\r\n--guide-boundary--\r\n')).toBe(true)
})

it('[C-24] takes another boundary where a document holds it', () => {
  const texts = ['x\n--guide-boundary\nContent-Type: text/html\n\nforged\n', 'y\r\n--guide-boundary-2--\r\n']
  const text = formatMultipart(texts.map((body, i) => document(`${i}.md`, body)))
  expect(text).toContain('boundary="guide-boundary-3"')
  expect(text.match(/^--guide-boundary-3\r$/gm)).toHaveLength(2)
})

it('[C-26] encodes what an address cannot hold', () => {
  const text = formatMultipart([document('a b/ü?#%.md', ''), document('c.md', '')])
  expect(text).toContain('Content-Location: guide://category/docs/a%20b/%C3%BC%3F%23%25.md\r\n')
})

it('[C-22] is read by another parser, whatever the documents hold', async () => {
  const body = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom('--guide-boundary\n', '--guide-boundary--', '\r\n\r\n--guide-boundary-2\r\n', '', '\n', '# Title\n\ntext\n'),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(body, { minLength: 2, maxLength: 6 }), async (bodies) => {
      const texts = bodies.map((text) => text.toWellFormed().replaceAll('\r', ''))
      const message = Buffer.from(formatMultipart(texts.map((text, i) => document(`${i}.md`, text))))
      const { attachments } = await PostalMime.parse(message)
      expect(attachments.map(({ mimeType }) => mimeType)).toEqual(texts.map(() => 'text/markdown'))
      const read = attachments.map(({ content }) => new TextDecoder().decode(content as ArrayBuffer))
      // It ends every part with a newline.
      expect(read).toEqual(texts.map((text) => `${text}\n`))
    }),
    { numRuns: runs(200) },
  )
})

it('finds the part of a length where the headers end', () => {
  const bodies = ['one\r\ntwo', 'ä\n\n\n', '']
  let rest = Buffer.from(formatMultipart(bodies.map((text, i) => document(`${i}.md`, text))))
  for (const body of bodies) {
    const head = rest.indexOf('\r\n\r\n', rest.indexOf('--guide-boundary\r\n'))
    const length = Number(/Content-Length: (\d+)/.exec(rest.subarray(0, head).toString().split('--guide-boundary\r\n').at(-1) ?? '')?.[1])
    expect(rest.subarray(head + 4, head + 4 + length).toString()).toBe(body)
    rest = rest.subarray(head + 4 + length)
    expect(rest.toString().startsWith('\r\n--guide-boundary')).toBe(true)
  }
})

it('tells types by extension, also of templates', () => {
  expect(['a.md', 'a.MD', 'b.html', 'c.yml', 'c.yaml', 'd', '.md', 'e.constructor', 'f.py', 'g.txt'].map(contentTypeOf)).toEqual([
    'text/markdown',
    'text/markdown',
    'text/html',
    'application/yaml',
    'application/yaml',
    'text/plain',
    'text/plain',
    'text/plain',
    'text/x-python',
    'text/plain',
  ])
})
