/** The folder that `--root` names, before the options can be read: that takes the tool's schema. */
export function peekRoot(words: readonly string[]): string | undefined {
  const at = words.findIndex((word) => word === '--root' || word.startsWith('--root='))
  return words[at] === '--root' ? words[at + 1] : words[at]?.slice('--root='.length)
}
