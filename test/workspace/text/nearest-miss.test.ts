import { expect, it } from 'vitest'
import { nearestMiss } from '../../../src/workspace/text/replace.ts'

it('[S-14] names the line and what differs', () => {
  expect(nearestMiss('one\ntwo\nFoo\n', 'foo')).toBe('Line 3 differs only in case.')
  expect(nearestMiss('one\n\tfoo( bar )\n', 'foo(bar)')).toBe('Line 2 differs only in whitespace.')
  expect(nearestMiss('one\n\tFoo( bar )\n', 'foo(bar)')).toBe('Line 2 differs only in whitespace and case.')
  expect(nearestMiss('a\nb\r\nc\n', 'b\nc')).toBe('Line 2 differs only in line endings.')
  expect(nearestMiss('x\ncafe\u0301\n', 'café')).toBe('Line 2 differs only in the way accents are composed.')
})

it('finds the line also where many blanks and newlines come before', () => {
  expect(nearestMiss(`${'  \n'.repeat(100)}a  b\n`, 'a b')).toBe('Line 101 differs only in whitespace.')
  expect(nearestMiss('\r\n\r\na\r\nb\r\n', 'a\nb\n')).toBe('Line 3 differs only in line endings.')
})

it('names the line with which a longer text begins', () => {
  expect(nearestMiss('x\nfunction a() {\n  return 1\n}\n', 'function a() {\n  return 2\n}')).toBe(
    'Line 2 has its first line, but the lines after it differ.',
  )
})

it('says nothing when there is nothing like it', () => {
  expect(nearestMiss('one\n', 'two')).toBe(undefined)
  expect(nearestMiss('', 'two')).toBe(undefined)
  expect(nearestMiss('one', ' \n')).toBe(undefined)
  expect(nearestMiss('one\n', '\r\n')).toBe(undefined)
  expect(nearestMiss(`${'x'.repeat(1_000_001)}Foo`, 'foo')).toBe(undefined)
})
