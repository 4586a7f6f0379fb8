/** What a description says first, on one line: lines may be broken wherever there was no more room. */
export function firstSentence(description: string): string {
  const [paragraph = ''] = description.trim().split(/\n\s*\n/, 1)
  const sentence = /^.+?[.!?](?=\s+[^\p{Ll}\s]|$)/su.exec(paragraph)?.[0] ?? paragraph
  return sentence.replace(/\s+/g, ' ')
}
