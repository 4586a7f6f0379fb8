/** What a description says first, on one line: lines may be broken wherever there was no more room. */
export function firstSentence(description: string): string {
  const [paragraph = ''] = description.trim().split(/\n\s*\n/, 1)
  // Without an end it is a title, and what follows is something else.
  const sentence = /^.+?(?<!\b(?:e\.g|i\.e))[.!?](?=\s+[^\p{Ll}\s]|\s*$)/su.exec(paragraph)?.[0] ?? paragraph.split('\n', 1)[0] ?? ''
  return sentence.trim().replace(/\s+/g, ' ')
}
