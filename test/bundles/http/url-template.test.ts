// biome-ignore-all lint/suspicious/noTemplateCurlyInString: such are the placeholders of tools
import { describe, expect, it } from 'vitest'
import { parseUrlTemplate, renderUrl } from '../../../src/bundles/http/url-template.ts'

function render(text: string, values: Readonly<Record<string, string>>, query = {}) {
  const template = parseUrlTemplate(text)
  if (!template.ok) throw new Error(template.error)
  const url = renderUrl(template.value, query, (name) => values[name])
  return url.ok ? url.value.href : url.error
}

function problem(text: string): string | undefined {
  const template = parseUrlTemplate(text)
  return template.ok ? undefined : template.error
}

describe('a template', () => {
  it('[B-02] begins with http:// or https://', () => {
    for (const text of ['ftp://a.test/', 'a.test/', '//a.test/', 'file:///etc/passwd', 'javascript:alert(1)', '', ' https://a.test/'])
      expect(problem(text), text).toBe('must start with http:// or https://')
    for (const text of ['http://a.test', 'https://a.test/x', 'HTTPS://a.test/x?y=1']) expect(problem(text), text).toBeUndefined()
  })

  it('[F5] names its host itself', () => {
    for (const text of [
      'https://${host}/',
      'https://api.example.com${x}',
      'https://${x}api.example.com/',
      'https://api.example.com:${port}/',
    ])
      expect(problem(text), text).toBe('must have a fixed host: placeholders are allowed only in the path and in query values')
    expect(problem('https://me:secret@a.test/')).toBe('must not contain a user name or password; use auth')
    expect(problem('https://a.test/#x')).toBe("must be a URL without a fragment ('#')")
    expect(problem('https://a.test\\@b.test/')).toBe('must not contain white space, backslashes or control characters')
    expect(problem('https://a.test/?${x}=1')).toBe('must have fixed query parameter names')
  })

  it('[B-03] has placeholders that name arguments or secrets, and no secret in the URL', () => {
    expect(problem('https://a.test/${secrets.TOKEN}')).toBe(
      'must not contain a secret (TOKEN): use secrets only in headers, auth or the body',
    )
    expect(problem('https://a.test/?t=${secrets.TOKEN}')).toMatch(/must not contain a secret/)
    expect(problem('https://a.test/${a.b}')).toMatch(/is neither an argument nor a secret/)
    expect(problem('https://a.test/${a')).toBe("'${' is not closed")
  })
})

describe('a value', () => {
  it('is encoded where it comes to', () => {
    expect(render('https://a.test/t/${id}?q=${q}&fixed=1', { id: 'ä b', q: 'x&admin=1#' })).toBe(
      'https://a.test/t/%C3%A4%20b?q=x%26admin%3D1%23&fixed=1',
    )
    expect(render('https://a.test/', { q: '@evil.test/' }, { q: '${q}', 'a b': '1' })).toBe('https://a.test/?q=%40evil.test%2F&a%20b=1')
  })

  it('[F5] [F6] cannot leave its segment', () => {
    const template = 'https://a.test/v1/${id}'
    for (const id of ['../../admin', '%2e%2e/x', '1?admin=1', 'a#', 'a/b', 'a\\b', '%2e%2e', 'a\u0000'])
      expect(render(template, { id })).toEqual({
        argument: 'id',
        reason: 'must be one path segment, without / ? # % \\ and control characters',
      })
    for (const id of ['.', '..'])
      expect(render(template, { id })).toEqual({ argument: 'id', reason: "must not make the segment '.' or '..'" })
    expect(render('https://a.test/v1/.${id}', { id: '.' })).toMatchObject({ argument: 'id' })
    expect(render('https://a.test/v1/${id}/x', { id: '@evil.test' })).toBe('https://a.test/v1/%40evil.test/x')
    expect(problem('https://a.test/v1/%2e%2E/admin')).toBe("must not contain the segments '.' and '..'")
  })

  it('that is missing is refused in the path and left out of the query', () => {
    expect(render('https://a.test/${id}', {})).toEqual({ argument: 'id', reason: 'is required in the path of the URL' })
    expect(render('https://a.test/?q=${q}&r=x${q}', {})).toBe('https://a.test/?r=x')
  })

  it('stays a dollar and a brace when it is doubled', () => {
    expect(render('https://a.test/?q=$${q}', {})).toBe('https://a.test/?q=${q}')
  })
})
