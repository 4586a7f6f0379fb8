import { deflateSync } from 'node:zlib'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~'
const LENGTHS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const BYTES_PER_LINE = 52

/** The part of a patch that carries both contents whole, so that it can be applied and taken back. */
export function renderBinary(before: Uint8Array, after: Uint8Array): string {
  return `GIT binary patch\n${renderLiteral(after)}\n${renderLiteral(before)}\n`
}

function renderLiteral(content: Uint8Array): string {
  const packed = deflateSync(content)
  const lines = [`literal ${content.length}\n`]
  for (let start = 0; start < packed.length; start += BYTES_PER_LINE) {
    const line = packed.subarray(start, start + BYTES_PER_LINE)
    lines.push(LENGTHS.charAt(line.length - 1), encode85(line), '\n')
  }
  return lines.join('')
}

function encode85(bytes: Buffer): string {
  const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4)
  bytes.copy(padded)
  let text = ''
  for (let at = 0; at < padded.length; at += 4) {
    let rest = padded.readUInt32BE(at)
    let group = ''
    for (let digit = 0; digit < 5; digit++) {
      group = DIGITS.charAt(rest % 85) + group
      rest = Math.floor(rest / 85)
    }
    text += group
  }
  return text
}
