import { describe, expect, it } from 'vitest'
import { inertJson } from '../../src/report/printable.ts'
import { fc } from '../support/property.ts'

describe('inert JSON', () => {
  it('[H4] has nothing in its texts that a shell would act on', () => {
    expect(inertJson({ 'a b': '$(id)`id`\'";|&<>!\n\\', n: [1, true, null] })).toMatchInlineSnapshot(
      `"{"a b":"\\u0024\\u0028id\\u0029\\u0060id\\u0060\\u0027\\u0022\\u003b\\u007c\\u0026\\u003c\\u003e\\u0021\\u000a\\u005c","n":[1,true,null]}"`,
    )
  })

  it('[H4] says the same as any other JSON, and is plain whatever it says', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = inertJson(value)
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
        const texts = text.match(/"[^"]*"/g) ?? []
        expect(texts.filter((literal) => !/^"(?:[A-Za-z0-9 _./:@,=+-]|\\u[0-9a-f]{4})*"$/.test(literal))).toEqual([])
      }),
    )
  })
})
