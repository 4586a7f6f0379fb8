import { describe, expect, it } from 'vitest'
import { asciiForeign, asciiText, wrapText } from '../../../src/report/terminal/fit-terminal.ts'
import { COLOURED, keepCommands, PLAIN } from '../../../src/report/terminal/style.ts'

describe('lines on a terminal', () => {
  it('breaks between words, and indents what follows', () => {
    expect(wrapText('! The branch or one of the files has changed since then.\nshort', 30)).toMatchInlineSnapshot(`
      "! The branch or one of the
        files has changed since
        then.
      short"
    `)
    expect(wrapText('  sous preview <recipe>   show what it would change, and more words', 40)).toMatchInlineSnapshot(`
      "  sous preview <recipe>
            show what it would change, and
            more words"
    `)
    expect(wrapText('  sous preview <recipe> [name=value …]   show what it would change', 40)).toMatchInlineSnapshot(`
      "  sous preview <recipe> [name=value …]
            show what it would change"
    `)
    expect(wrapText('  waiting   nothing has changed since the plan was made', 40)).toMatchInlineSnapshot(`
      "  waiting   nothing has changed since
                  the plan was made"
    `)
  })

  it('keeps the text of a diff beside its line numbers', () => {
    expect(wrapText(' 9 10 +   const name = await findSomething(request)', 30)).toMatchInlineSnapshot(`
      " 9 10 +   const name = await
              findSomething(request)"
    `)
    expect(wrapText('12 13   some context that is too long for it', 30)).toMatchInlineSnapshot(`
      "12 13   some context that is
              too long for it"
    `)
  })

  it('has a form for 20 columns, where even a word can be too wide', () => {
    const shown = wrapText('✗ Error: Cannot find averyveryverylongnamewithoutblanks in here\n', 20)
    expect(shown).toMatchInlineSnapshot(`
      "✗ Error: Cannot find
        averyveryverylongn
        amewithoutblanks
        in here
      "
    `)
    expect(shown.split('\n').filter((line) => line.length > 20)).toEqual([])
  })

  it('ends the colours of each line and begins them again', () => {
    expect(wrapText(COLOURED.red('one two three four'), 10)).toBe('\u001b[31mone two\u001b[0m\n\u001b[31mthree four\u001b[39m')
  })

  it('never breaks a command that someone may copy', () => {
    const style = keepCommands(PLAIN)
    const shown = wrapText(`  ${style.command('sous apply 0123456 --root /a/long/folder')}  applies exactly this`, 30)
    expect(shown).toBe('  sous apply 0123456 --root /a/long/folder\n      applies exactly this')
  })

  it('counts wide characters twice', () => {
    expect(wrapText('ああ ああ ああ', 10)).toBe('ああ ああ\nああ')
  })

  it('leaves lines alone that are redrawn, and those that fit', () => {
    expect(wrapText('\rworking on a line that is much too long', 10)).toBe('\rworking on a line that is much too long')
    expect(wrapText('1234567890', 10)).toBe('1234567890')
  })
})

describe('a locale without UTF-8', () => {
  it('has plain forms for our signs, and code points for the rest', () => {
    expect(asciiText('✓ done … +4 −4 → café │')).toBe('ok done ... +4 -4 -> caf<U+00E9> |')
    expect(asciiText('⠋ working')).toBe('* working')
  })

  it('shows two lines of a file differently that differ only in a sign', () => {
    expect([asciiText(asciiForeign('wait…')), asciiText(asciiForeign('wait...'))]).toEqual(['wait<U+2026>', 'wait...'])
  })
})
